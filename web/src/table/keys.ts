import { say } from '../words/say.ts';
import type { Action } from './room.svelte.ts';

// A row of the list of keys: what they are called on a keyboard, and what they do.
export interface KeyRow {
  readonly keys: readonly string[];
  says(): string;
}

// What one or several keys do in a game. What bears the key (aria-keyshortcuts) is pressed; where nothing does, the first of the actions that is legal
// is done. `actions` is given the place of the key among its fellows.
export interface GameKey extends KeyRow {
  actions?(place: number): readonly Action[];
}

// The keys of every table. Those with a letter press what bears it; what the others do stands in Keys.svelte.
export const sharedKeys: readonly KeyRow[] = [
  { keys: ['?'], says: () => say('keys.all') },
  { keys: ['1', '9'], says: () => say('keys.choices') },
  { keys: ['←', '→'], says: () => say('keys.arrows') },
  { keys: ['⇧ ←', '⇧ →'], says: () => say('keys.order') },
  { keys: ['b'], says: () => say('stage.again') },
  { keys: ['Esc'], says: () => say('keys.escape') },
  { keys: ['l'], says: () => say('keys.log') },
  { keys: ['r'], says: () => say('keys.rules') },
];
const taken: readonly string[] = ['?', 'b', 'l', 'r', 'Escape', ' '];

// What is wrong with a game's keys: one that is every table's, or that stands there twice.
export function clashes(keys: readonly GameKey[]): string[] {
  const all = keys.flatMap((each) => each.keys);
  return all.filter((key, i) => taken.includes(key) || all.indexOf(key) !== i || key.length !== 1);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing' | 'defaultPrevented'> & { readonly target: unknown };

// Fields in which keys are letters. A button is none: Enter and Space are its own, the rest is free.
const field = 'input, textarea, select, [contenteditable]';
const isWithin = (target: unknown, selector: string) => typeof (target as Element | null)?.closest === 'function' && (target as Element).closest(selector) !== null;

// The shortcut that somebody pressed; nothing where keys are letters, belong to the browser or to a screen reader, or are held down.
export function shortcutOf(event: Pressed): string | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return undefined;
  return isWithin(event.target, field) ? undefined : event.key;
}

// Whether Enter and Space mean what is focused.
export const isControl = (target: unknown) => isWithin(target, 'button, a, summary, [role=button]');

export const placeOf = (keys: readonly GameKey[], key: string) => {
  const found = keys.find((each) => each.keys.includes(key));
  return found && { found, place: found.keys.indexOf(key) };
};
