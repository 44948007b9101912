import type { Component } from 'svelte';
import type { Sound } from '../design/sound.ts';
import type { Staged } from './stage.svelte.ts';

// What a game brings so that one notices what the others do.
export interface Staging {
  readonly Card: Component<never>; // shows one of the cards that are staged
  // What of an event is shown large, to whoever saw `before` and has the seats `mine`; nothing where it does not matter so much.
  stage(event: unknown, before: unknown, mine: readonly number[]): Staged | undefined;
  readonly sounds: Readonly<Record<string, Sound>>; // by event, beside those below
}

// What events are heard as that mean the same in every game.
const usual: Readonly<Record<string, Sound>> = { drew: 'card', took: 'card', played: 'card', discarded: 'card', exchanged: 'exchange', recorded: 'record', challenged: 'call', ended: 'end' };

export const soundOf = (staging: Staging, event: string): Sound | undefined => staging.sounds[event] ?? usual[event];
