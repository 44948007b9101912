import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

const program = process.env['SCRIPTORIUM'] ?? '../build/release/cli/scriptorium';

// The games that have a room in the pages.
const folder = new URL('../src/games/', import.meta.url);
export const games = readdirSync(folder).filter((game) => existsSync(new URL(`${game}/room.ts`, folder)));

// What a server deals: the same games at every run. A position is where all tables of its game begin.
export interface Deals {
  readonly seed: string; // empty: as any server does, which nobody can foretell
  readonly position: string; // empty: they are dealt
  readonly away: string; // seconds after which a host is replaced; empty: as any server does
}

// A server in a folder of its own, that can be killed and started again.
export class House {
  port = 0;
  private process: ChildProcess | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'scriptorium-'));
  private readonly deals: readonly string[];

  constructor({ seed, position, away }: Deals) {
    const file = join(this.data, 'position');
    if (position) writeFileSync(file, position);
    this.deals = [...(seed ? ['--deal', seed] : []), ...(position ? ['--position', file] : []), ...(away ? ['--away', away] : [])];
  }
  get address() {
    return `http://127.0.0.1:${this.port}`;
  }
  // Nobody is hurried: whoever may call has a minute, however busy the machine is.
  async start(): Promise<void> {
    const limits = ['--rate', '0', '--per-guest', '0', '--per-address', '0', '--pause', '20', '--call-time', '60000'];
    const flags = ['serve', '--port', String(this.port), '--data', this.data, ...limits, ...this.deals];
    const started = spawn(program, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.process = started;
    const line = await new Promise<string>((resolve, reject) => {
      createInterface({ input: started.stdout }).once('line', resolve);
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = Number(/:(\d+)\//.exec(line)?.[1]);
  }
  // It is dead afterwards: its port and its files are free.
  async kill(): Promise<void> {
    const dying = this.process;
    this.process = undefined;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  }
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

// How somebody plays who comes in: `calm`: what the others do is not shown one after another, and nothing is heard; `taught`: with the coach at a first game;
// else as a stranger finds it.
interface Manner {
  readonly calm: boolean;
  readonly taught: boolean;
}
let manner: Manner = { calm: true, taught: false };

const complaints: string[] = [];
const contexts: BrowserContext[] = [];

// Every test has a server of its own, so that its first table is the same game whichever tests ran before.
export const test = base.extend<Deals & Manner & { house: House }>({
  seed: ['first', { option: true }],
  position: ['', { option: true }],
  away: ['', { option: true }],
  calm: [true, { option: true }],
  taught: [false, { option: true }],
  house: async ({ seed, position, away, calm, taught }, use) => {
    manner = { calm, taught };
    const house = new House({ seed, position, away });
    await house.start();
    complaints.length = 0;
    await use(house);
    for (const context of contexts.splice(0)) await context.close();
    await house.close();
    expect(complaints).toEqual([]);
  },
});
export { expect };

// --- Coming in: a browser in which nothing was kept, the first page or a link that somebody sent, and what one can see and press there

// What the browser complains of is a fault, but for a server that is not there: the page says that itself. The browser asks for a newer worker when it
// likes, and calls a server that is not there then an unknown error; a worker that the server has not is named otherwise, and stays a fault.
const lost = /WebSocket|ERR_CONNECTION|Failed to load resource|An unknown error occurred when fetching the script/;
async function arrive(browser: Browser, address: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  const page = await context.newPage();
  page.on('pageerror', (fault) => complaints.push(String(fault)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !lost.test(message.text())) complaints.push(message.text());
  });
  await page.goto(address);
  const unwanted = [...(manner.calm ? ['pace', 'sound'] : []), ...(manner.taught ? [] : ['coach'])];
  if (unwanted.length > 0) await switchOff(page, unwanted, address);
  return page;
}
// As anybody can, in the settings; then to where they came from, anew.
export async function switchOff(page: Page, unwanted: readonly string[], address: string) {
  await page.getByRole('link', { name: /^(Settings|Ajustes)$/ }).click();
  for (const setting of unwanted) await page.locator(`input[name=${setting}][value=off]`).check();
  await page.goto(address);
}

// Somebody on the first page.
export const person = (browser: Browser, house: House, options: BrowserContextOptions = {}) => arrive(browser, house.address, options);

// Somebody who was sent a link: a tap, a name, a tap, and they sit.
export async function guest(browser: Browser, link: string, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await arrive(browser, link, options);
  await page.getByRole('button', { name: sit }).first().click();
  await sayName(page, name, sit);
  await expect(page.getByRole('button', { name: /^(Stand up|Levantarme)$/ })).toBeVisible();
  return page;
}

const sit = /^(Sit here|Sentarme)$/;
const open = /^(Open the table|Abrir la mesa)$/;
async function sayName(page: Page, name: string, button: RegExp) {
  await page.getByRole('textbox', { name: /call you|te llamen/ }).fill(name);
  await page.getByRole('button', { name: button }).click();
}

// What the first page has of a game.
export const announced = (page: Page, game: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });

// One click, and the game begins.
export async function playNow(page: Page, game: string = 'Verbatim', press: 'click' | 'tap' = 'click') {
  await announced(page, game).getByRole('button', { name: /^(Play now|Juega ya)/ })[press]();
}
// At a first game the goal is told; whoever knows it goes on without the coach.
export const withoutCoach = (page: Page) => page.getByRole('button', { name: /^(Play without the coach|Jugar sin la guía)$/ });

export interface Wishes {
  readonly name?: string; // what a newcomer answers who is asked; absent: nobody asks who was asked before
  readonly seats?: number;
  readonly players?: readonly string[]; // of the seats after the first, as their lists have them: device, greedy, …; absent: a friend
  readonly names?: readonly string[]; // of those at this device
  readonly on?: BrowserContextOptions; // what two people play on
  readonly rules?: Readonly<Record<string, string | boolean>>; // house rules, by what the page calls them
}

// From the first page to a table that is open.
export async function openTable(page: Page, game: string, { name, seats, players = [], names = [], rules = {} }: Wishes): Promise<void> {
  await announced(page, game).getByRole('link', { name: /^(Play with friends|Juega con amigos)$/ }).click();
  if (seats !== undefined) await page.getByText(String(seats), { exact: true }).click();
  for (const [i, player] of players.entries()) {
    await page.getByRole('combobox', { name: new RegExp(`^(Seat|Asiento) ${i + 2}$`) }).selectOption(player);
  }
  for (const [i, each] of names.entries()) await page.getByRole('textbox', { name: /^(Their name|Su nombre)$/ }).nth(i).fill(each);
  if (Object.keys(rules).length > 0) await page.getByText(/^(House rules|Reglas de la casa)$/).click();
  for (const [rule, choice] of Object.entries(rules)) {
    if (typeof choice === 'boolean') await page.getByRole('switch', { name: rule }).setChecked(choice);
    else if (await page.locator(`label:has(input[value="${choice}"])`).isVisible()) await page.locator(`label:has(input[value="${choice}"])`).click();
    else await page.getByRole('combobox', { name: rule }).selectOption(choice);
  }
  await page.getByRole('button', { name: open }).click();
  if (name !== undefined) await sayName(page, name, open);
}

// The link that the page of an open table shows.
export async function linkOn(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: /^(Send this link|Envía este enlace)/ }).inputValue();
}
export const begin = (page: Page) => page.getByRole('button', { name: 'Begin the game' }).click();

// Ada opens a table, Ben comes by the link.
export async function twoPeople(browser: Browser, house: House, game: string, wishes: Wishes = {}): Promise<[Page, Page]> {
  const ada = await person(browser, house, wishes.on);
  await openTable(ada, game, { name: 'Ada', ...wishes });
  const ben = await guest(browser, await linkOn(ada), 'Ben', wishes.on);
  await begin(ada);
  return [ada, ben];
}

// Chooses in the settings, and comes back to the page where one was.
export async function choose(page: Page, group: string, choice: string) {
  await page.getByRole('link', { name: /^(Settings|Ajustes)$/ }).click();
  await page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
  await page.goBack();
}

const ended = 'section:is([aria-label="The game is over"], [aria-label="La partida terminó"])';
export const over = (page: Page) => page.locator(ended);

// All of them play until the game is over. `move` does what a page can do now, if anything; what it does depends on nothing but what is to be seen.
export async function untilOver(pages: readonly Page[], move: (page: Page) => Promise<boolean>): Promise<void> {
  await until(pages, move, async () => (await Promise.all(pages.map((page) => over(page).isVisible()))).every(Boolean));
}
export async function until(pages: readonly Page[], move: (page: Page) => Promise<boolean>, done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) {
    let moved = false;
    for (const page of pages) moved = (await move(page)) || moved;
    if (!moved) await pages[0]?.waitForTimeout(20); // somebody else is to move
  }
}

// How somebody presses a button: with the mouse, a finger, or the keyboard alone.
export type Press = (button: Locator) => Promise<void>;
export const click: Press = (button) => button.click();
export const tap: Press = (button) => button.tap();
export const type: Press = async (button) => {
  await button.focus();
  await button.press('Enter');
};
// Presses the first of these buttons that is there. Each selector says the whole state in which it is pressed, and all are looked at in one moment: while
// it is our turn nothing can come between looking and pressing. Where several are asked at once, somebody may be quicker, and it goes away.
export async function pressOne(page: Page, selectors: readonly string[], press: Press): Promise<boolean> {
  const found = await page.evaluate((all) => all.findIndex((selector) => document.querySelector(selector)?.checkVisibility()), selectors as string[]);
  const selector = selectors[found];
  if (selector === undefined) return false;
  const button = page.locator(selector).first();
  try {
    await press(button);
    return true;
  } catch (fault) {
    if (await button.isVisible()) throw fault;
    return false;
  }
}

// --- Verbatim, as people play it

// Cards are kept; where one is to be taken, the one that ends the game, or the first. At a device that several share, they say who is there.
const taking = [
  '.curtain .button',
  'body:has(.pile) dialog .ways .button.main:enabled', // the card that ends the game is asked for twice
  '.table:not(:has(.sum)) .choices .button.main:enabled',
  '.table:not(:has(.choices .button)) .pile.lit:enabled:has(.end)',
  '.table:not(:has(.choices .button)) .pile.lit:enabled',
];
// No word is handed in, and none is doubted.
const ending = ['.choices.pass .button:enabled', 'body:has(.desk) dialog .ways .button:not(.main):enabled', 'body:not(:has(dialog)) .desk .end .button:enabled'];

export const take = (page: Page, press: Press = click) => pressOne(page, taking, press);
// Whatever may be done now, the simplest of it.
export const play = (page: Page, press: Press = click) => pressOne(page, [...ending, ...taking], press);

// Takes cards until they are to be arranged.
export const toTheDesk = (page: Page) => until([page], take, () => page.locator('.desk').isVisible());
export const playOut = (pages: readonly Page[], press: Press = click) => untilOver(pages, (page) => play(page, press));
