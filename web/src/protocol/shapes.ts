// Parts of messages that the schema leaves to their games and rooms.
export type Text = Readonly<Record<'en' | 'es', string>>;

export interface SeatShape {
  readonly seat: number;
  readonly name?: string;
  readonly here?: boolean;
  readonly guest?: number;
  readonly player?: string;
}
export interface GuestShape {
  readonly guest: number;
  readonly name: string;
  readonly host?: true;
}
export interface ScoresShape {
  readonly points: readonly number[];
  readonly winners: readonly number[];
}
export interface TableShape {
  readonly table: string;
  readonly game: string;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly options: Readonly<Record<string, unknown>>;
  readonly listed: boolean;
  readonly tournament: boolean;
  readonly clock: { readonly per: 'none' | 'move' | 'game'; readonly seconds: number };
  readonly seats: readonly SeatShape[];
  readonly guests: readonly GuestShape[];
  readonly again?: string;
  readonly scores?: ScoresShape;
  readonly you: number;
  readonly yours: readonly number[];
}
export type Eyes = number | 'spectator';
export interface NewsShape {
  readonly table: string;
  readonly seat: Eyes;
  readonly revision: number;
  readonly events: readonly unknown[];
  readonly actors: readonly (number | 'judge')[];
  readonly said?: { readonly by: number; readonly text: string };
  readonly clocks?: readonly number[];
  readonly over?: boolean;
  readonly scores?: ScoresShape;
  readonly view: unknown;
  readonly fresh?: boolean;
}
export interface OptionShape {
  readonly name: string;
  readonly rule: string;
  readonly default: unknown;
  readonly choices?: readonly (string | boolean)[];
  readonly choice_texts?: Readonly<Record<string, Text>>;
  readonly text?: Text;
  readonly expert?: boolean;
  readonly count?: number;
  readonly min?: number;
  readonly max?: number;
}
export interface GameShape {
  readonly id: string;
  readonly title: Text;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly players: readonly string[];
  readonly player_texts?: Readonly<Record<string, Text>>;
  readonly options: readonly OptionShape[];
}
export interface ListedShape {
  readonly table: string;
  readonly stage: 'gathering' | 'playing';
  readonly game: string;
  readonly seats: number;
  readonly free: number;
  readonly names: readonly string[];
  readonly tournament: boolean;
}
export interface PhraseShape {
  readonly phrase: string;
  readonly text: Text;
}
