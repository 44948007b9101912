const place = 'scriptorium.order';
const most = 12; // hands of which the order is kept

function read(): Record<string, readonly string[]> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, readonly string[]>;
  } catch {
    return {};
  }
}

// The order in which somebody holds their cards, where they have moved one: it stays so for this hand, in this browser.
export class Order {
  private keys = $state.raw<readonly string[] | undefined>(undefined);

  constructor(private readonly hand: string) {
    this.keys = read()[hand];
  }

  // Whether it is the person's own, and not the game's.
  get own(): boolean {
    return this.keys !== undefined;
  }
  // As they are held; what is new comes last.
  arrange<Card extends { readonly key: string }>(cards: readonly Card[]): readonly Card[] {
    const { keys } = this;
    if (!keys) return cards;
    const at = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
    return cards.toSorted((one, other) => at(one.key) - at(other.key));
  }
  // Moves one of the cards, which lie in this order now, to a place among them.
  move(now: readonly string[], key: string, to: number) {
    const rest = now.filter((each) => each !== key);
    this.keep(rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, key));
  }
  sort() {
    this.keep(undefined);
  }

  private keep(keys: readonly string[] | undefined) {
    this.keys = keys;
    const { [this.hand]: _, ...others } = read();
    const all = [...Object.entries(others), ...(keys ? [[this.hand, keys] as const] : [])].slice(-most);
    try {
      localStorage.setItem(place, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // a browser that keeps nothing: it counts for this visit
    }
  }
}
