import type { Page } from '@playwright/test';
import { click, pressOne, until, untilOver, type Press } from './house.ts';

// --- Chapter and Verse, as people play it

// Nothing lies over the table.
const table = 'body:not(:has(dialog)) .table';
const ours = `${table}:has(.task.acting)`;

// What others wait for: an answer is passed, an effect answered, a verse laid into the first chapter and paid for with what comes first.
const answers = [
  '.curtain .button',
  `${table} .speaking .button.plain:enabled`,
  `${table} .before .button.main:enabled`,
  `${table} .answer .button.main:enabled`,
  `${table} .asked .row .button:enabled`,
  `${table} .asked .row .held:enabled`,
  `${table} .pages .verse.lit:enabled`,
  `${table}:has(.asked) .hand .held.lit:enabled`,
  `${table} .asked .ways .button:not(.plain):enabled`,
  `${table} .choosing .button:enabled`,
  `${table}:has(.giving) .hand .held.lit:enabled`,
  `${ours}:not(:has(.turn-ways)) .chosen .ways .button.main:enabled`,
  `${ours}:not(:has(.turn-ways)) .hand .held.lit:enabled`,
];

// Whether somebody does more with a verse than look at it: that depends on its name alone, so that every run is the same game.
const uses = (verse: string, often: number) => [...verse].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7) % 10 < 10 * often;

// Whatever this page may do now, it does the simplest of; true if it did something. A book is closed where it can be, verses are played now and then, and
// what is to be recited is given up.
export async function move(page: Page, press: Press = click, often = 0.5): Promise<boolean> {
  const card = `${ours} .chosen.sheet:has(.ways .button:enabled)`;
  const name = await page.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', `${card} .head strong`);
  const turn = [
    `${ours} .turn-ways .gold:enabled`,
    ...(name !== '' && uses(name, often) ? [`${card} .ways .button.main:enabled`] : []),
    ...(name === '' ? [`${ours}:has(.turn-ways) .hand .held:not(.chosen):enabled:not([aria-disabled=true])`] : []),
    `${ours} .turn-ways .button:not(.gold):enabled`,
  ];
  return pressOne(page, [...answers, ...turn], press);
}

export const playOut = (pages: readonly Page[], press: Press = click) => untilOver(pages, (page) => move(page, press));

// Until it is our turn, and nothing else is asked.
export async function ourTurn(page: Page): Promise<void> {
  const ours = page.locator(`${table} .turn-ways .button:enabled`).first();
  await until([page], (each) => pressOne(each, answers, click), () => ours.isVisible());
}
