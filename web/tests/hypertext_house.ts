import { type Page } from '@playwright/test';
import { click, pressOne, until, untilOver, type Press } from './house.ts';

// --- Hypertext, as people play it

// Nothing lies over the table; and nothing that an ability, a record or a call asks stands open.
const table = 'body:not(:has(dialog)) .table';
const free = `${table}:not(:has(.redeem, .laying, .asked, .paying))`;

// Who is asked whether to redeem a card lets it lie.
const lie = `${table} .redeem .big:not(.main):enabled`;
export const letLie = (page: Page) => pressOne([page.locator(lie)], click);

// What others wait for, or the game: a call is let pass, a phase laid, an ability answered, a price paid with what comes first.
export async function answer(page: Page, press: Press = click): Promise<boolean> {
  const inHand = (while_: string) => `${table}:has(${while_}):not(:has(.laying [role=group])) .own .one.lit:not(.given):enabled`;
  const choices = [
    'dialog .on .button',
    '.curtain .button',
    lie,
    `${table} .laying .button.main:enabled`,
    `${table} .laying [role=group] .button:enabled`,
    inHand('.laying'),
    `${table} .asked .row .button:enabled`,
    `${table} .asked .row .one:enabled`,
    inHand('.asked'),
    `${table} .asked .ways .button:not(.plain):enabled`,
    inHand('.paying'),
    `${free}:not(:has(.chosen.sheet)) .records .gold:enabled`,
    `${free}:has(.task.acting):not(:has(.chosen.sheet, .records)) .own .one:enabled`, // a card to look at
  ];
  return pressOne(choices.map((selector) => page.locator(selector)), press);
}

// Whether somebody uses the card that they look at: that depends on its name alone, so that every run is the same game.
const uses = (card: string, often: number) => [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7) % 10 < 10 * often;

// Whatever this page may do now, it does the simplest of; true if it did something. What can be recorded is recorded, what is thrown away is let
// lie, and the card just drawn is used now and then.
export async function move(page: Page, press: Press = click, often = 0.5): Promise<boolean> {
  if (await answer(page, press)) return true;
  const card = page.locator(`${free} .chosen.sheet`).filter({ has: page.locator('.ways .button:enabled') });
  if (!(await card.isVisible())) return false;
  const name = (await card.locator('.head strong').textContent()) ?? '';
  const record = page.locator(`${free} .records .gold:enabled`);
  const activate = card.locator('.ways .button.main:enabled');
  const discard = card.locator('.ways .button:not(.main):not(.not):enabled');
  const another = page.locator(`${free}:has(.task.acting) .own .one:not(.chosen):enabled`); // this one may not be thrown away
  return pressOne([record, ...(uses(name, often) ? [activate] : []), discard, another], press);
}

export const playOut = (pages: readonly Page[], press: Press = click) => untilOver(pages, (page) => move(page, press));

// Until it is our turn, and nothing else is asked.
export async function ourTurn(page: Page): Promise<void> {
  const ours = page.locator(`${free}:has(.task.acting) .chosen.sheet .ways .button:enabled`).first();
  await until([page], (each) => answer(each), () => ours.isVisible());
}
