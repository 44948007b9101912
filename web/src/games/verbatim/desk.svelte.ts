import type { Action } from '../../table/room.svelte.ts';
import { isBlank, letterOf, type Card } from './words.ts';

// A letter on the desk. A blank bears the name that it was given.
export interface Letter {
  readonly id: number;
  readonly card: Card;
  readonly named?: string;
}

export const shownLetter = (letter: Letter): Card => (letter.named ? { ...letter.card, card: `?${letter.named}` } : letter.card);

const plain = (letter: string) => (letter === 'ñ' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''));
const spelled = (letter: Letter) => (letter.named ?? letterOf(letter.card)).toLocaleLowerCase();
// A word as the dictionary has it.
export const spelling = (word: readonly Letter[]): string => word.map(spelled).join('');

// The arranging desk: letters that lie free, and words that are being spelled. It is nobody's business until it is handed in, and what counts is
// what the table says then.
export class Desk {
  free = $state.raw<readonly Letter[]>([]);
  words = $state.raw<readonly (readonly Letter[])[]>([]);

  constructor(
    cards: readonly Card[],
    private readonly place: string,
  ) {
    this.free = cards.filter((card) => !card.spent).map((card, id) => ({ id, card }));
    this.restore();
  }

  // --- Small moves

  private find(id: number): Letter | undefined {
    return this.free.find((each) => each.id === id) ?? this.words.flat().find((each) => each.id === id);
  }
  private without(id: number) {
    this.free = this.free.filter((each) => each.id !== id);
    this.words = this.words.map((word) => word.filter((each) => each.id !== id));
  }
  private tidy() {
    this.words = this.words.filter((word, i) => word.length > 0 || i === this.words.length - 1);
    this.keep();
  }

  // Puts a letter into a word, before the place `at`; at its end if that is not said.
  put(id: number, word: number, at = Infinity, named?: string) {
    const found = this.find(id);
    if (!found) return;
    this.without(id);
    const letter = named ? { ...found, named } : found;
    const words = this.words.map((each) => [...each]);
    while (words.length <= word) words.push([]);
    words[word]?.splice(Math.min(at, words[word].length), 0, letter);
    this.words = words;
    this.tidy();
  }
  back(id: number) {
    const found = this.find(id);
    if (!found) return;
    this.without(id);
    const { named: _, ...letter } = found;
    this.free = [...this.free, letter].sort((a, b) => a.id - b.id);
    this.tidy();
  }
  clear() {
    for (const letter of this.words.flat()) this.back(letter.id);
    this.words = [];
    this.keep();
  }
  newWord() {
    if (this.words.at(-1)?.length !== 0) this.words = [...this.words, []];
  }
  get current(): number {
    return Math.max(0, this.words.length - 1);
  }

  // --- Typing

  // Takes the letter out of those that lie free, or a blank for it.
  private letterFor(letter: string): { id: number; named?: string } | undefined {
    const wanted = plain(letter.toLocaleLowerCase());
    const exact = this.free.filter((each) => !isBlank(each.card) && spelled(each) === wanted);
    const cheapest = [...exact].sort((a, b) => a.card.value - b.card.value)[0];
    if (cheapest) return { id: cheapest.id };
    const blank = this.free.find((each) => isBlank(each.card));
    return blank ? { id: blank.id, named: wanted } : undefined;
  }
  type(letter: string): boolean {
    const found = this.letterFor(letter);
    if (!found) return false;
    this.put(found.id, this.current, Infinity, found.named);
    return true;
  }
  // A whole word, or nothing of it.
  typeWord(text: string): boolean {
    const before = { free: this.free, words: this.words };
    this.newWord();
    if ([...text.normalize('NFC')].filter((c) => c.trim() !== '').every((c) => this.type(c))) {
      this.newWord();
      return true;
    }
    this.free = before.free;
    this.words = before.words;
    this.keep();
    return false;
  }
  rub() {
    const last = this.words.at(-1)?.at(-1);
    if (last) this.back(last.id);
    else if (this.words.length > 1) this.words = this.words.slice(0, -1);
  }

  // --- What comes of it

  get spelled(): readonly (readonly Letter[])[] {
    return this.words.filter((word) => word.length > 0);
  }
  get points(): { readonly laid: number; readonly left: number } {
    const sum = (letters: readonly Letter[]) => letters.reduce((total, { card }) => total + card.value, 0);
    return { laid: sum(this.words.flat()), left: sum(this.free) };
  }
  actions(): Action[] {
    // Every word is ended, the last too: one that may not stand is refused, and not dropped without a word.
    const steps = this.spelled.flatMap((word) => [...word.map((letter) => ({ type: 'lay', card: shownLetter(letter).card })), { type: 'end_word' }]);
    return [...steps, { type: 'done' }];
  }

  // --- So that a reload loses nothing

  private keep() {
    const names = this.spelled.map((word) => word.map((letter) => [letter.card.card, letter.named ?? '']));
    sessionStorage.setItem(this.place, JSON.stringify(names));
  }
  private restore() {
    try {
      const names = JSON.parse(sessionStorage.getItem(this.place) ?? '[]') as [string, string][][];
      names.forEach((word, i) => {
        for (const [name, named] of word) {
          const letter = this.free.find((each) => each.card.card === name);
          if (letter) this.put(letter.id, i, Infinity, named || undefined);
        }
      });
    } catch {
      sessionStorage.removeItem(this.place);
    }
  }
}
