import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, person, test } from './house.ts';

const folder = new URL('../../games/chapter_and_verse/lessons/', import.meta.url);
const program = process.env['SCRIPTORIUM'] ?? '../build/release/cli/scriptorium';
interface Printed {
  readonly cards: readonly { readonly id: string; readonly titles: Readonly<Record<'en' | 'es', string>> }[];
}
const { cards } = JSON.parse(execFileSync(program, ['cards', 'chapter_and_verse', '--json'], { encoding: 'utf8' })) as Printed;

// What a person at the page does for one step of a scenario.
class Hands {
  constructor(
    private readonly page: Page,
    private readonly language: 'en' | 'es',
  ) {}

  private titled(verse: string): RegExp {
    return new RegExp(cards.find(({ id }) => id === verse)?.titles[this.language] ?? '');
  }
  private held(verse: string) {
    return this.page.locator(`[data-spot="held ${verse}"]`).first();
  }
  private async way(verse: string, key: string) {
    await this.held(verse).click();
    await this.page.locator(`.chosen .ways button[aria-keyshortcuts="${key}"]`).click();
  }
  private async pick(where: string) {
    const [verse = '', at = ''] = where.split('@');
    if (at.endsWith('.hand')) return this.held(verse).click();
    const shown = /\.\d+$/.test(at) ? this.page.locator(`.page[data-spot="${at}"] .held`) : this.page.locator('.asked .row .held');
    return shown.and(this.page.getByRole('button', { name: this.titled(verse) })).first().click();
  }
  private async arrange(verse: string, end: 'top' | 'bottom') {
    const ends = this.page.locator('.asked .row li').getByRole('button', { name: this.titled(verse) }).and(this.page.locator('.button'));
    await (end === 'top' ? ends.first() : ends.last()).click();
  }
  async recite(words: string) {
    await this.page.locator('.speaking textarea').fill(words);
    await this.page.locator('.speaking .main').click();
  }

  async do(step: string) {
    const { page } = this;
    const [type = '', argument = ''] = step.split(' ');
    switch (type) {
      case 'freeplay':
        return this.way(argument, 'f');
      case 'play':
        return this.way(argument, 'a');
      case 'quick':
        await expect(page.locator('.answer').getByRole('group')).toBeFocused(); // the window is there
        return this.way(argument, 'a');
      case 'use':
        return this.way(argument, 'd');
      case 'quote':
        await this.way(argument, 'q');
        return page.locator('.before button[aria-keyshortcuts="q"]').click();
      case 'into':
        if (argument === 'new') return page.locator('.new-page').click();
        return page.locator(`.page[data-spot="${argument}"] .whole`).click();
      case 'chapter':
        return page.locator(`.page[data-spot="${argument}"] .whole`).click();
      case 'sacrifice':
        return this.held(argument).click();
      case 'challenge':
        await page.locator('.answer button[aria-keyshortcuts="q"]').click();
        return this.held(argument).click();
      case 'pick':
        return this.pick(argument);
      case 'top':
      case 'bottom':
        return this.arrange(argument, type);
      case 'yes':
        return page.locator('.asked .ways .main').click();
      case 'option':
        return page.locator('.asked .ways .button').nth(Number(argument) - 1).click();
      case 'close':
        return page.locator('.turn-ways .gold').click();
      case 'play_it':
        return page.locator('.panel .ways .main').click();
      default:
        throw new Error(`no such step: ${step}`);
    }
  }
}

// The whole lessons, done as their scenarios are written. They are the same that the rules' tests play.
for (const [locale, language, play] of [
  ['en-GB', 'en', 'Play a real game'],
  ['es-ES', 'es', 'Jugar una partida de verdad'],
] as const) {
  test(`the lessons of Chapter and Verse, ${locale}`, async ({ browser, house }) => {
    const page = await person(browser, house, { locale });
    const hands = new Hands(page, language);
    await page.goto(`${house.address}/learn/chapter_and_verse`);
    for (const name of ['first_game', 'advanced']) {
      const all = readdirSync(new URL(`${name}/`, folder));
      const files = all.filter((file) => /^\d\d_\w+\.scenario$/.test(file)).sort();
      for (const [i, file] of files.entries()) {
        const own = file.replace('.scenario', '.es.scenario');
        const chosen = language === 'es' && all.includes(own) ? own : file;
        await expect(page.locator('.coach .smallcaps')).toContainText(new RegExp(` ${i + 1} (of|de) ${files.length}`));
        for (const line of readFileSync(new URL(`${name}/${chosen}`, folder), 'utf8').split('\n')) {
          const [, rest = ''] = /^0: ([^#]*)/.exec(line) ?? [];
          if (rest === '') continue;
          const words = /"(.*)"/.exec(rest)?.[1];
          if (words !== undefined) {
            await hands.recite('Jesus wept'); // whatever else is said, the coach asks for the verse
            await expect(page.locator('.coach .words .rubric')).toBeVisible();
            await hands.recite(words.toLocaleLowerCase());
            continue;
          }
          const refused = /!(\S+)/.exec(rest)?.[1];
          const steps = rest.replace(/!\S+/, '').split(';').map((step) => step.trim());
          for (const step of steps) await hands.do(step);
          if (refused) await expect(page.locator(`a[href$="#${refused}"]`)).toBeVisible();
        }
        if (i < files.length - 1) await page.locator('.coach .button.main').click();
      }
      await expect(page.getByRole('button', { name: play })).toBeVisible();
      if (name === 'first_game') await page.locator('.coach').getByRole('link').click(); // to the advanced game
    }
  });
}
