import { type Page } from '@playwright/test';
import { click, pressOne, until, untilOver, type Press } from './house.ts';

// --- Hypertext, as people play it

// Nothing lies over the table; and nothing that an ability, a record or a call asks stands open.
const table = 'body:not(:has(dialog)) .table';
const free = `${table}:not(:has(.redeem, .laying, .asked, .paying))`;

// Who is asked whether to redeem a card lets it lie.
const lie = `${table} .redeem .big:not(.main):enabled`;

// What others wait for, or the game: a call is let pass, a phase recorded with the cards that are proposed, an ability answered, a price paid with what comes first.
const inHand = (asking: string) => `${table}:has(${asking}) .hand .held.lit:not(.given):enabled`;
const answers = [
  'dialog .on .button',
  '.curtain .button',
  lie,
  `${table} .laying .button.main:enabled`,
  `${table} .asked .row .button:enabled`,
  `${table} .asked .row .held:enabled`,
  inHand('.asked'),
  `${table} .asked .ways .button:not(.plain):enabled`,
  inHand('.paying'),
  `${free}:not(:has(.chosen.sheet)) .records .gold:enabled`,
  `${free}:has(.task.acting):not(:has(.chosen.sheet, .records)) .hand .held:enabled:not([aria-disabled=true])`, // a card to look at
];

// Whether somebody uses the card that they look at: that depends on its name alone, so that every run is the same game.
const uses = (card: string, often: number) => [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7) % 10 < 10 * often;

// Whatever this page may do now, it does the simplest of; true if it did something. What can be recorded is recorded, what is thrown away is let
// lie, and the card just drawn is used now and then.
export async function move(page: Page, press: Press = click, often = 0.5): Promise<boolean> {
  const card = `${free} .chosen.sheet:has(.ways .button:enabled)`;
  const name = await page.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', `${card} .head strong`);
  const use = name !== '' && uses(name, often) ? [`${card} .ways .button.main:enabled`] : [];
  const turn = [`${free} .records .gold:enabled`, ...use, `${card} .ways .button:not(.main):not(.not):enabled`, `${free}:has(.task.acting) .hand .held:not(.chosen):enabled`];
  // Nothing is done to a card whose name was not read: it came meanwhile.
  return pressOne(page, name === '' ? answers : [...answers, ...turn], press);
}

export const playOut = (pages: readonly Page[], press: Press = click) => untilOver(pages, (page) => move(page, press));

// Until it is our turn, and nothing else is asked.
export async function ourTurn(page: Page): Promise<void> {
  const ours = page.locator(`${free}:has(.task.acting) .chosen.sheet .ways .button:enabled`).first();
  await until([page], (each) => pressOne(each, answers, click), () => ours.isVisible());
}
