import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

const program = process.env['SCRIPTORIUM'] ?? '../build/release/cli/scriptorium';

// A server in a folder of its own, that can be killed and started again.
export class House {
  port = 0;
  private process: ChildProcess | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'scriptorium-'));

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }
  async start(): Promise<void> {
    const flags = ['serve', '--port', String(this.port), '--data', this.data, '--rate', '0', '--per-guest', '0', '--per-address', '0', '--pause', '50'];
    const started = spawn(program, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.process = started;
    const line = await new Promise<string>((resolve, reject) => {
      createInterface({ input: started.stdout }).once('line', resolve);
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = Number(/:(\d+)\//.exec(line)?.[1]);
  }
  kill() {
    this.process?.kill('SIGKILL');
  }
  close() {
    this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

// A person with a browser of their own. What the browser complains of is a fault.
export async function person(browser: Browser, house: House, options: BrowserContextOptions = {}, name = ''): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  const page = await context.newPage();
  page.on('pageerror', (fault) => complaints.push(String(fault)));
  page.on('console', (message) => {
    const lost = /WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text());
    if (message.type() === 'error' && !lost) complaints.push(message.text());
  });
  if (name) await page.addInitScript((given) => localStorage.setItem('scriptorium.name', given), name);
  await page.goto(house.address);
  return page;
}

const complaints: string[] = [];
const contexts: BrowserContext[] = [];

export const test = base.extend<{ house: House }>({
  house: async ({}, use) => {
    const house = new House();
    await house.start();
    complaints.length = 0;
    await use(house);
    for (const context of contexts.splice(0)) await context.close();
    house.close();
    expect(complaints).toEqual([]);
  },
});
export { expect };

// --- Verbatim, as people play it

const soon = { timeout: 1000 };

// Whatever this page may do now, it does the simplest of; true if it did something. `keeping`: but for handing words in.
export async function move(page: Page, keeping = false): Promise<boolean> {
  const lit = page.locator('.pile.lit');
  const keep = page.getByRole('button', { name: /^(Keep my cards|Me quedo con mis cartas)$/ });
  const here = page.getByRole('button', { name: /^(I am|Soy) / });
  const hand = page.getByRole('button', { name: /^(Hand in|Entregar|Hand in no word|No entregar nada)$/ });
  const pass = page.getByRole('button', { name: /^(Pass|Paso)$/ });
  const sure = page.getByRole('button', { name: /^(Yes, hand in nothing|Sí, no entregar nada)$/ });
  const cancel = page.getByRole('button', { name: /^(Cancel the exchange|Anular el cambio)$/ }); // a pile was lit a moment too long
  for (const button of keeping ? [here, keep, cancel] : [here, keep, cancel, pass, sure, hand]) {
    // It may go away while it is looked at: the table answers within milliseconds.
    if (!(await button.isVisible()) || !(await button.isEnabled(soon).catch(() => false))) continue;
    await button.click(soon);
    return true;
  }
  if ((await lit.count()) > 0) {
    const end = lit.filter({ has: page.locator('.end') });
    await ((await end.count()) > 0 ? end.first() : lit.first()).click(soon);
    return true;
  }
  return false;
}

// Takes cards until they are to be arranged.
export async function toTheDesk(page: Page): Promise<void> {
  while (!(await page.locator('.desk').isVisible())) {
    await move(page, true).catch(() => false);
    await page.waitForTimeout(30);
  }
}

export const over = (page: Page) => page.getByRole('region', { name: /The game is over|La partida ha terminado/ });

// All of them play until the game is over.
export async function playOut(pages: readonly Page[], most = 400): Promise<void> {
  for (let turn = 0; turn < most; ++turn) {
    let moved = false;
    for (const page of pages) {
      if (await over(page).isVisible()) return;
      moved = (await move(page).catch(() => false)) || moved;
    }
    if (!moved) await pages[0]?.waitForTimeout(40);
  }
  throw new Error('the game does not end');
}
