// Where the next decision is: what a game marks (a field, too), what is lit, the button that leads on, any button but one that ends the turn, a card.
const decisions = ['[data-next]', '.lit', '.button.main', '.held[aria-pressed=true]', '.button:not(.plain, .ends-turn)', '.held', '.button.ends-turn'].map((each) => `${each}:is(button, a, textarea)`);
const waiting = '.task';

const usable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled') && element.checkVisibility();
// Headings that have just been arrived at are read first, and so is what takes the focus by itself.
const arrived = (element: Element) => element.matches('h1, h2, h3, [data-arrived]');

export function decisionIn(place: HTMLElement): HTMLElement | undefined {
  for (const selector of decisions) {
    const found = [...place.querySelectorAll<HTMLElement>(selector)].find((each) => usable(each) && each.ariaDisabled !== 'true' && !each.closest('.staging'));
    if (found) return found;
  }
  return undefined;
}

// Keeps the keyboard where it is needed: what was pressed may be gone or may not be pressed any more.
export class Focus {
  private last: HTMLElement | undefined; // what had the focus within the place

  constructor(private readonly place: HTMLElement) {}

  listen(): () => void {
    const note = ({ target }: FocusEvent) => (this.last = target instanceof HTMLElement ? target : undefined);
    this.place.addEventListener('focusin', note);
    return () => this.place.removeEventListener('focusin', note);
  }

  // After something was drawn. `came`: it has just become our turn; `acting`: it is.
  settle(came: boolean, acting: boolean) {
    const active = document.activeElement;
    const lost = active === null || active === document.body || !usable(active as HTMLElement);
    if (document.querySelector('dialog[open]') || (lost && this.last === undefined)) return;
    const parked = active?.matches(waiting) === true;
    const within = active !== null && this.place.contains(active) && !active.matches('input, textarea, select') && !arrived(active);
    const chosen = active !== null && active.matches('[aria-pressed=true]:not(.lit)'); // that is done; what is lit comes next
    if (!lost && !parked && !(within && (came || (acting && chosen)))) return;
    const next = acting ? this.nextFrom(came || parked || chosen) : undefined;
    if (chosen && !came && !next?.matches('.lit')) return;
    const goal = next ?? this.rest();
    goal?.focus({ preventScroll: true });
    // Whoever goes by keyboard must see where they are; nobody else's page moves.
    if (goal?.matches(':focus-visible')) goal.scrollIntoView({ block: 'nearest' });
  }

  // Where one was, as long as nothing new is asked; else the next decision.
  private nextFrom(anew: boolean): HTMLElement | undefined {
    const { last } = this;
    return !anew && last && usable(last) && last.ariaDisabled !== 'true' && !arrived(last) && !last.matches(waiting) ? last : decisionIn(this.place);
  }
  // While the others act: the line that says for whom we wait.
  private rest(): HTMLElement | undefined {
    const line = this.place.querySelector<HTMLElement>(waiting) ?? undefined;
    if (line && !line.hasAttribute('tabindex')) line.tabIndex = -1;
    return line;
  }
}
