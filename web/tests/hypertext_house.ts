import type { Page } from '@playwright/test';
import { over } from './house.ts';

// --- Hypertext, as people play it

// What a guest asks the server outside of the pages: a table at a position, which no page opens.
export async function ask(page: Page, requests: readonly object[]): Promise<Record<string, unknown>[]> {
  return page.evaluate(async (all) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const answers: Record<string, unknown>[] = [];
    const heard: ((answer: Record<string, unknown>) => void)[] = [];
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Record<string, unknown>;
      if (!('told' in message)) heard.shift()?.(message);
    };
    await new Promise((resolve) => (socket.onopen = resolve));
    const table = () => answers.find((answer) => 'table' in answer)?.['table'];
    for (const request of all) {
      const sent = new Promise<Record<string, unknown>>((resolve) => heard.push(resolve));
      const asked = request as Record<string, unknown>;
      socket.send(JSON.stringify('table' in asked && asked['table'] === '' ? { ...asked, table: table() } : asked));
      const answer = await sent;
      if (answer['ok'] !== true) throw new Error(JSON.stringify(answer));
      answers.push(answer);
    }
    socket.close();
    return answers;
  }, requests as object[]);
}

export interface Setting {
  readonly seats?: number;
  readonly players?: readonly string[]; // by seat; nobody yet where it is empty
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position?: string;
  readonly mine?: readonly number[];
}

// Opens a table, sits down there, and begins if nobody is missing. Its address.
export async function openTable(page: Page, address: string, name: string, setting: Setting): Promise<string> {
  const { seats, players, options, position, mine = [0] } = setting;
  const shared = mine.length > 1;
  const sits = mine.map((seat) => ({ do: 'sit', table: '', seat, ...(shared ? { name: `${name} ${seat}` } : {}) }));
  const alone = players !== undefined && players.filter((player) => player === '').length === mine.length;
  const dealt = position === undefined ? { seats, options } : { position };
  const answers = await ask(page, [{ do: 'hello', name }, { do: 'open', game: 'hypertext', ...dealt, ...(players ? { players } : {}) }, ...sits, ...(alone ? [{ do: 'start', table: '' }] : [])]);
  const table = `${address}/t/${String(answers[1]?.['table'])}`;
  await page.goto(table);
  return table;
}

const soon = { timeout: 1000 };

// How somebody presses a button: with the mouse, a finger, or the keyboard alone.
export type Press = (page: Page, selector: string) => Promise<boolean>;
export const click: Press = async (page, selector) => {
  const button = page.locator(selector).first();
  if (!(await button.isVisible()) || !(await button.isEnabled(soon).catch(() => false))) return false;
  await button.click(soon);
  return true;
};
export const tap: Press = async (page, selector) => {
  const button = page.locator(selector).first();
  if (!(await button.isVisible()) || !(await button.isEnabled(soon).catch(() => false))) return false;
  await button.tap(soon);
  return true;
};
export const type: Press = async (page, selector) => {
  const button = page.locator(selector).first();
  if (!(await button.isVisible()) || !(await button.isEnabled(soon).catch(() => false))) return false;
  await button.focus(soon);
  await page.keyboard.press('Enter');
  return true;
};

// Whatever this page may do now, it does the simplest of; true if it did something. What can be recorded is recorded, what is thrown away is let
// lie, and the card just drawn is used now and then.
export async function move(page: Page, press: Press = click, use = 0.5): Promise<boolean> {
  if (await press(page, 'dialog .on .button')) return true;
  if (await press(page, '.curtain .button')) return true;
  if (await page.locator('.redeem').isVisible()) return press(page, '.redeem .big:not(.main)');
  if (await page.locator('.laying.sheet').isVisible()) {
    if (await press(page, '.laying.sheet .button.main')) return true;
    if (await press(page, '.laying.sheet [role=group] .button')) return true;
    return press(page, '.one.lit:not(.given)');
  }
  if (await page.locator('.asked').isVisible()) {
    for (const selector of ['.asked .row .button', '.asked .row .one', '.one.lit:not(.given)', '.asked .ways .button:not(.plain)']) {
      if (await press(page, selector)) return true;
    }
    return false;
  }
  if (await page.locator('.paying').isVisible()) return press(page, '.one.lit:not(.given)');
  if (!(await page.locator('.task.acting').isVisible())) return false;
  if (await press(page, '.records .gold')) return true;
  if (Math.random() < use && (await press(page, '.chosen .button.main'))) return true;
  if (await page.locator('.chosen .button:not(.plain):not(.main)').last().isVisible()) {
    return press(page, '.chosen .button:not(.plain):not(.main):not(.not)');
  }
  return press(page, '.own .one');
}

// All of them play until the game is over.
export async function playOut(pages: readonly Page[], press: Press = click, most = 3000): Promise<void> {
  for (let turn = 0; turn < most; ++turn) {
    let moved = false;
    for (const page of pages) {
      if (await over(page).isVisible()) return;
      moved = (await move(page, press).catch(() => false)) || moved;
    }
    if (!moved) await pages[0]?.waitForTimeout(30);
  }
  throw new Error('the game does not end');
}
