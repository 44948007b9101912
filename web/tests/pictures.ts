// web/run tests/pictures.ts: the pictures of the README, out of a game that is really played. Build first: tools/build release scriptorium web.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { House, move } from './house.ts';
import { openTable } from './hypertext_house.ts';

const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

async function visit(browser: Browser, house: House, width: number, height: number, more: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', ...more });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('scriptorium.name', 'Ada'));
  await page.goto(house.address);
  return page;
}
async function picture(page: Page, name: string) {
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82 });
}
async function until(page: Page, there: string) {
  for (let i = 0; i < 600 && !(await page.locator(there).first().isVisible()); ++i) {
    await move(page, true).catch(() => false);
    await page.waitForTimeout(60);
  }
}

const house = new House();
await house.start();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const wide = await visit(browser, house, 1280, 800);
  await picture(wide, 'home');
  await wide.locator('.ways .main').first().click();
  for (let i = 0; i < 14; ++i) {
    await move(wide);
    await wide.waitForTimeout(120);
  }
  await until(wide, '.choices .main');
  const more = wide.locator('.pile.lit');
  if ((await more.count()) > 0) await more.first().click();
  await picture(wide, 'table');
  await until(wide, '.desk');
  // Words of which some are surely in any hand that lasted so long.
  for (const word of ['LIGHT', 'BREAD', 'PEACE', 'STONE', 'CLAY', 'GATE', 'LAMB', 'SEA', 'HAT', 'DEN', 'CAT', 'ME', 'IT']) {
    await wide.locator('.typing .field').fill(word);
    await wide.locator('.typing .field').press('Enter');
  }
  await wide.locator('.typing .field').fill('');
  await wide.locator('.desk .free button.letter').first().click(); // a word begun
  await wide.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  await picture(wide, 'desk');

  // Hypertext: four at the table, a hand that makes the Board Phase; and a card looked at closely.
  const other = await visit(browser, house, 1280, 800);
  const position = `game hypertext
seats 4
at chapter: 5
at board: hymnal
at hand 0: new holy bless sing bread water ruth king
at drawn: holy
at lot 0: epistle
at lot 1: trinity
at lot 2: prophecy
at lot 3: gospel
at score 0: 41
at score 1: 38
at score 2: 52
at score 3: 27
at letters 0: 1
at letters 2: 2
at sheol: messiah wisdom heal
`;
  await openTable(other, house.address, 'Ada', { position, players: ['', 'greedy', 'search', 'greedy'] });
  await other.locator('.own .one').first().waitFor();
  await picture(other, 'hypertext');
  await other.getByRole('button', { name: 'Look closer', exact: true }).click();
  await picture(other, 'word');

  const phone = await visit(browser, house, 390, 780, { colorScheme: 'dark', deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await phone.locator('.ways .main').first().click();
  for (let i = 0; i < 10; ++i) {
    await move(phone);
    await phone.waitForTimeout(120);
  }
  await until(phone, '.pile.lit');
  await picture(phone, 'phone');
} finally {
  await browser.close();
  house.close();
}
