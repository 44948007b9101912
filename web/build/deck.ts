// What a card is before anything is asked of the server: read out of the file of the rules (see the data/*.cards of any game), so that it is said
// once. A card begins with `card NUMBER "Title"`, in some games with `verse`; its fields are indented below it, its abilities are left to the rules.
export interface DeckCard {
  readonly id: string;
  readonly titles: Readonly<Record<'en' | 'es', string>>;
  readonly fields: Readonly<Record<string, string>>;
}

export function readDeck(text: string, file: string): DeckCard[] {
  const cards: DeckCard[] = [];
  const seen = new Set<string>();
  for (const block of text.split(/^(?=(?:card|verse) \d)/m).filter((part) => /^(?:card|verse) /.test(part))) {
    const [, title] = /^\w+ \d+ "([^"]+)"/.exec(block) ?? [];
    const [, spanish] = /^ {2}spanish +"([^"]+)"/m.exec(block) ?? [];
    if (!title || !spanish) throw new Error(`${file}: a card without its two titles: ${block.split('\n')[0]}`);
    const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
    if (seen.has(id)) throw new Error(`${file}: "${id}" stands here twice`);
    seen.add(id);
    const fields = [...block.matchAll(/^ {2}(\w+)(?: +(\w+(?: \d+)?(?:, \w+(?: \d+)?)*))?$/gm)].filter(([, name]) => name !== 'when').map(([, name, value = 'yes']) => [name as string, value.toLowerCase()]);
    cards.push({ id, titles: { en: title, es: spanish }, fields: Object.fromEntries(fields) });
  }
  return cards;
}
