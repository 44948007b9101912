import type { Action } from '../../table/room.svelte.ts';
import type { Card, View } from './words.ts';

type Exchange = NonNullable<View['exchanges']>[number];

// What some of the cards, or none, are worth together.
const sumsOf = (cards: readonly Card[]) => cards.reduce((sums, { value }) => new Set([...sums, ...[...sums].map((sum) => sum + value)]), new Set([0]));

// An exchange that is being put together: what is asked for and what is offered, in any order. It is nobody's business until it is made. What goes
// together the table says, as `exchanges` of the view: sets of piles, their value, and which cards can be part of paying it.
export class Trade {
  piles = $state.raw<readonly number[]>([]);
  places = $state.raw<readonly number[]>([]); // of the cards in the hand
  private readonly open = $derived.by(() => this.view().exchanges ?? []);

  constructor(
    private readonly view: () => View,
    private readonly hand: () => readonly Card[],
  ) {}

  get begun(): boolean {
    return this.piles.length + this.places.length > 0;
  }
  get given(): readonly Card[] {
    return this.places.map((place) => this.hand()[place]).filter((card) => card !== undefined);
  }
  get gained(): readonly Card[] {
    return this.piles.map((pile) => this.view().piles[pile - 1]?.top).filter((card) => card !== undefined);
  }
  // What both sides are worth.
  get worth(): { readonly given: number; readonly gained: number } {
    const sum = (cards: readonly Card[]) => cards.reduce((total, { value }) => total + value, 0);
    return { given: sum(this.given), gained: sum(this.gained) };
  }

  // The exchanges that are still possible with these on both sides: other cards of the hand make up what is missing.
  private fitting(piles: readonly number[], places: readonly number[]): readonly Exchange[] {
    const hand = this.hand();
    const given = places.reduce((total, place) => total + (hand[place]?.value ?? 0), 0);
    return this.open.filter(({ piles: asked, cards, value }) => {
      if (!piles.every((pile) => asked.includes(pile)) || !places.every((place) => cards.includes(hand[place]?.card ?? ''))) return false;
      const rest = hand.filter((card, place) => !places.includes(place) && cards.includes(card.card));
      return sumsOf(rest).has(value - given);
    });
  }
  takes(pile: number): boolean {
    return !this.piles.includes(pile) && this.fitting([...this.piles, pile], this.places).length > 0;
  }
  accepts(place: number): boolean {
    return this.hand()[place] !== undefined && !this.places.includes(place) && this.fitting(this.piles, [...this.places, place]).length > 0;
  }
  // Of what is accepted, what pays for just the piles that are asked for, where anything does.
  suggests(place: number): boolean {
    if (!this.accepts(place)) return false;
    const exact = (places: readonly number[]) => this.fitting(this.piles, places).some(({ piles }) => piles.length === this.piles.length);
    return this.piles.length === 0 || !exact(this.places) || exact([...this.places, place]);
  }
  // Whether it could be part of any exchange in this turn.
  everTakes(pile: number): boolean {
    return this.open.some(({ piles }) => piles.includes(pile));
  }
  everAccepts(card: Card): boolean {
    return this.open.some(({ cards }) => cards.includes(card.card));
  }
  get possible(): boolean {
    return this.open.length > 0;
  }
  get complete(): boolean {
    const { given } = this.worth;
    return this.places.length > 0 && this.fitting(this.piles, this.places).some(({ piles, value }) => piles.length === this.piles.length && value === given);
  }

  togglePile(pile: number) {
    this.piles = this.piles.includes(pile) ? this.piles.filter((each) => each !== pile) : [...this.piles, pile];
  }
  toggleCard(place: number) {
    this.places = this.places.includes(place) ? this.places.filter((each) => each !== place) : [...this.places, place];
  }
  clear() {
    this.piles = [];
    this.places = [];
  }
  // Wishes before payment, as the rules are told of it.
  actions(): Action[] {
    return [...this.piles.map((pile) => ({ type: 'gain', pile })), ...this.given.map(({ card }) => ({ type: 'remove', card }))];
  }
}
