import books from '../../../../../text/scripture/data/books.txt';

const places = new Map(Object.values(books).flatMap((names) => names.map((name, i) => [name, i + 1] as const)));

// A number that puts references into the order of the scriptures: `John 3:16`, `Juan 3:16`.
export function canonical(reference: string): number {
  const [, book = '', chapter = 0, verse = 0] = /^(.+) (\d+):(\d+)/.exec(reference) ?? [];
  return ((places.get(book) ?? 0) * 1000 + Number(chapter)) * 1000 + Number(verse);
}
