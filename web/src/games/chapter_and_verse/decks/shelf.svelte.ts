import { bare, freeName, openDeck, put, readShelf, remove, withCopies, type Copies, type OwnDeck, type Shelf } from './shelf.ts';

const place = 'scriptorium.decks.chapter_and_verse';
const steps = 100; // that can be undone

// Something that was done to the decks, as one reads what can be undone: `deleted`, of the deck NAME.
export interface Done {
  readonly what: 'copies' | 'made' | 'renamed' | 'deleted';
  readonly name: string;
}

// The decks that this browser keeps. Other windows see the same ones.
class Shelves {
  private kept = $state.raw<Shelf>(bare);
  private past = $state.raw<readonly { readonly shelf: Shelf; readonly done: Done }[]>([]);

  constructor() {
    this.read();
    addEventListener('storage', ({ key }) => {
      if (key === place || key === null) this.read();
    });
  }

  get decks(): readonly OwnDeck[] {
    return this.kept.decks;
  }
  get open(): OwnDeck | undefined {
    return openDeck(this.kept);
  }
  find(id: string): OwnDeck | undefined {
    return this.kept.decks.find((deck) => deck.id === id);
  }
  // What was done last, if it can be undone.
  get last(): Done | undefined {
    return this.past.at(-1)?.done;
  }

  show(id: string) {
    this.keep({ ...this.kept, open: id });
  }
  make(name: string, verses: Copies = {}) {
    const id = `${Date.now().toString(36)}${this.kept.decks.length}`;
    const free = freeName(this.kept, name);
    this.change(put(this.kept, { id, name: free, verses }), { what: 'made', name: free });
  }
  // How many of a verse are in the open deck; where there is none, one begins.
  set(verse: string, copies: number, newName: string) {
    if (!this.open) this.make(newName);
    const deck = this.open;
    if (deck) this.change(put(this.kept, { ...deck, verses: withCopies(deck.verses, verse, copies) }), { what: 'copies', name: deck.name });
  }
  rename(name: string) {
    const deck = this.open;
    if (deck && name !== '' && name !== deck.name) this.change(put(this.kept, { ...deck, name }), { what: 'renamed', name });
  }
  remove() {
    const deck = this.open;
    if (deck) this.change(remove(this.kept, deck.id), { what: 'deleted', name: deck.name });
  }
  undo() {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.keep(before.shelf);
  }

  private change(shelf: Shelf, done: Done) {
    this.past = [...this.past, { shelf: this.kept, done }].slice(-steps);
    this.keep(shelf);
  }
  private keep(shelf: Shelf) {
    this.kept = shelf;
    try {
      localStorage.setItem(place, JSON.stringify(shelf));
    } catch {
      // a browser that keeps nothing: it counts for this visit
    }
  }
  // What another window did cannot be undone here.
  private read() {
    this.past = [];
    try {
      this.kept = readShelf(localStorage.getItem(place));
    } catch {
      this.kept = bare;
    }
  }
}
export const shelves = new Shelves();
