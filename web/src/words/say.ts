import pages from './phrases.txt';
import { settings } from '../settings.svelte.ts';
import type { Key } from './keys.ts';

export type { Key };

export interface Phrases {
  readonly en: Readonly<Record<string, string>>;
  readonly es: Readonly<Record<string, string>>;
}
export type Text = Readonly<Record<'en' | 'es', string>>;

// {0}, {1} … are what is put in; {0|one|many} is the first where {0} is 1, else the second.
export function fill(text: string, given: readonly (string | number)[]): string {
  return text.replace(/\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, place: string, one?: string, many?: string) => {
    const value = given[Number(place)] ?? '';
    if (one !== undefined) return Number(value) === 1 ? one : (many ?? '');
    return typeof value === 'number' ? number(value) : value;
  });
}

// Inside a sentence a computer player's article is small, and `a El Novicio` is said `al Novicio`.
const players = (texts: Readonly<Record<string, string>>) => Object.keys(texts).flatMap((key) => (key.startsWith('player.') ? /^(?:The|El) (.+)$/.exec(texts[key] ?? '')?.slice(1) ?? [] : []));
const inside = { en: articleOf('The', players(pages.en)), es: articleOf('El', players(pages.es)) };
function articleOf(article: string, names: readonly string[]): RegExp | undefined {
  return names.length > 0 ? new RegExp(`(?<=[\\p{L}\\p{N},;:] )${article}(?= (?:${names.join('|')})(?!\\p{L}))`, 'gu') : undefined;
}
function joined(text: string): string {
  const { language } = settings;
  const small = inside[language] ? text.replace(inside[language], (article) => article.toLowerCase()) : text;
  return language === 'es' ? small.replace(/\b([Aa]|[Dd]e) [Ee]l (?=\p{Lu})/gu, '$1l ') : small;
}

export function sayFrom(phrases: Phrases, key: string, ...given: (string | number)[]): string {
  return joined(fill(phrases[settings.language][key] ?? key, given));
}

// What a page says, in the person's language.
export function say(key: Key, ...given: (string | number)[]): string {
  return joined(fill(pages[settings.language][key] ?? key, given));
}

// The same in a language of its own: what it is called is said as its speakers say it.
export function sayIn(language: 'en' | 'es', key: Key): string {
  return pages[language][key] ?? key;
}

// What a kind of computer player is called at the table.
export function playerName(player: string): string {
  const key = `player.${player.split(':')[0]}`;
  return key in pages.en ? say(key as Key) : player;
}

// A text that came with both languages.
export function inLanguage(text: Text | undefined, otherwise = ''): string {
  return text?.[settings.language] ?? otherwise;
}

// How numbers and dates are written: in Spanish as in most of Latin America, 0.5 and not 0,5.
export const locale = () => (settings.language === 'es' ? 'es-419' : settings.language);

export function number(value: number): string {
  return new Intl.NumberFormat(locale()).format(value).replace('-', '\u2212');
}

// As the terminal says it: no comma before the last.
export function listOf(words: readonly string[]): string {
  return joined(new Intl.ListFormat(settings.language === 'es' ? locale() : 'en-GB', { type: 'conjunction' }).format(words));
}

export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
