// What a person prefers, kept in this browser alone.
export type Language = 'en' | 'es';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Contrast = 'system' | 'usual' | 'more';
export type TextSize = 'small' | 'usual' | 'large' | 'largest';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  contrast: Contrast;
  textSize: TextSize;
}

const place = 'scriptorium.settings';

function usual(): Kept {
  const spanish = navigator.languages.find((tag) => /^(en|es)\b/.test(tag))?.startsWith('es') ?? false;
  return { language: spanish ? 'es' : 'en', theme: 'system', motion: 'system', contrast: 'system', textSize: 'usual' };
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

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const { language, theme, motion, contrast, textSize } = this.kept;
        const root = document.documentElement;
        root.lang = language;
        Object.assign(root.dataset, { theme, motion, contrast, text: textSize });
        try {
          localStorage.setItem(place, JSON.stringify(this.kept));
        } catch {
          // a browser that keeps nothing: it counts for this visit
        }
      });
    });
  }

  get language() {
    return this.kept.language;
  }
  // How long a movement takes that would take so many milliseconds.
  time(milliseconds: number): number {
    const { motion } = this.kept;
    const still = motion === 'none' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
    return still ? 0 : milliseconds;
  }
}

export const settings = new Settings();
