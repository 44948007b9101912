import { MediaQuery } from 'svelte/reactivity';

// What a person prefers, kept in this browser alone.
export type Language = 'en' | 'es';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Contrast = 'system' | 'usual' | 'more';
export type TextSize = 'small' | 'usual' | 'large' | 'largest';
export type Coach = 'on' | 'off';
export type Pace = 'slow' | 'usual' | 'quick' | 'off'; // at which what the others do is shown
export type Volume = 'usual' | 'quiet' | 'off';
// How one is told that it is one's turn.
export type Signal = 'title' | 'sound' | 'vibration' | 'notification';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  contrast: Contrast;
  textSize: TextSize;
  coach: Coach;
  pace: Pace;
  sound: Volume;
  signals: Record<Signal, boolean>;
  keys: boolean; // single letters and digits do something at a table
}

const place = 'scriptorium.settings';

function usual(): Kept {
  const spanish = navigator.languages.find((tag) => /^(en|es)\b/.test(tag))?.startsWith('es') ?? false;
  const signals = { title: true, sound: true, vibration: true, notification: true };
  return { language: spanish ? 'es' : 'en', theme: 'system', motion: 'system', contrast: 'system', textSize: 'usual', coach: 'on', pace: 'usual', sound: 'usual', signals, keys: true };
}

function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual();
  }
}

class Settings {
  kept = $state<Kept>(read());
  private readonly lessMotion = new MediaQuery('(prefers-reduced-motion: reduce)');

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const { language, theme, contrast, textSize } = this.kept;
        const root = document.documentElement;
        root.lang = language;
        Object.assign(root.dataset, { theme, contrast, text: textSize, motion: this.still ? 'none' : 'full' });
        try {
          localStorage.setItem(place, JSON.stringify(this.kept));
        } catch {
          // a browser that keeps nothing: it counts for this visit
        }
      });
    });
  }

  // Whether this signal is wanted.
  wants(signal: Signal): boolean {
    return this.kept.signals[signal] !== false;
  }
  get language() {
    return this.kept.language;
  }
  // Nothing is to move: the person or the person's system says so.
  get still(): boolean {
    const { motion } = this.kept;
    return motion === 'none' || (motion === 'system' && this.lessMotion.current);
  }
  // How long a movement takes that would take so many milliseconds.
  time(milliseconds: number): number {
    return this.still ? 0 : milliseconds;
  }
}

export const settings = new Settings();
