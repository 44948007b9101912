import { choose, click, expect, openTable, over, person, test, type House, type Press } from './house.ts';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { move, ourTurn } from './hypertext_house.ts';
import { faults, still, width } from './looks.ts';

const short = { Length: 'short' };
const greedy = (count: number) => Array.from({ length: count }, () => 'greedy');

async function against(browser: Browser, house: House, others: number, options: BrowserContextOptions = {}, rules = {}): Promise<Page> {
  const page = await person(browser, house, { ...still, ...options });
  await openTable(page, 'Hypertext', { name: 'Ada', seats: others + 1, players: greedy(others), rules });
  return page;
}

test.describe('Hypertext, in the grace', () => {
  test.use({
    position: `game hypertext
seats 3
option length short
at step: grace
at mover: 0
at out: 2
at board: epistle
at lot 0: selah
at lot 1: apocalypse
at lot 2: exodus
at hand 0: ruth eat walk bread oil new
at hand 1: sow wash sing
`,
  });
  test('what can be recorded is shown, and who can do nothing passes by itself', async ({ browser, house }) => {
    const page = await against(browser, house, 2);
    await page.locator('.panel').getByRole('button', { name: /^Record Epistle/ }).click();
    await page.locator('.panel').getByRole('button', { name: 'Record these 5 cards' }).click();
    await expect(page.locator('.task')).toContainText('you have nothing to record');
    await expect(page.getByRole('dialog', { name: 'Chapter 1 is over' })).toContainText('+9'); // 8 and the wreath, less one card
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'On to chapter 2' }).click();
    await expect(page.locator('.desk')).toContainText('Chapter 2 of 3');
    await page.getByRole('button', { name: 'Scores' }).click();
    await expect(page.getByRole('dialog').getByRole('table', { name: 'Ada' })).toContainText('Record Wreath: first to record it+2');
  });
});

test.describe('Hypertext, where costs are gentle', () => {
  test.use({
    position: `game hypertext
seats 2
option gentle_costs on
at hand 0: bread bridegroom spirit
at drawn: bread
`,
  });
  test('the corner of a card says what it costs at this table', async ({ browser, house }) => {
    const page = await against(browser, house, 1);
    const cost = (card: string) => page.locator('.hand .held').filter({ hasText: card }).locator('.cost');
    await expect(page.locator('.hand .held')).toHaveCount(3);
    await expect(cost('Bridegroom')).toHaveCount(0); // printed: 1
    await expect(cost('Spirit')).toHaveText('2'); // printed: 3
  });
});

async function fitsALaptop(page: Page) {
  await ourTurn(page);
  await page.mouse.wheel(0, -2000);
  await expect(page.locator('.seat')).toHaveCount(8);
  for (const thing of ['.desk', '.seat:last-child', '.hand', '.panel']) {
    const box = await page.locator(thing).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999), thing).toBeLessThanOrEqual(800);
  }
}

test.describe('Hypertext, a hand of twelve', () => {
  // It makes one phase after the other, and an ability of many words: there is never more to show.
  test.use({
    position: `game hypertext
seats 8
at board: covenant
at lot 0: benediction
at lot 1: congregation
at lot 2: scroll
at lot 3: gospel
at hand 0: king priest eat bread new queen judge great oil ruth fisher joseph
at drawn: joseph
at letters 0: 4
`,
  });
  test('eight seats without scrolling on a laptop', async ({ browser, house }) => {
    await fitsALaptop(await against(browser, house, 7));
  });
});

test('Hypertext: eight seats without scrolling on a laptop, and nothing wider than a phone', async ({ browser, house }) => {
  const page = await against(browser, house, 7, {}, short);
  await fitsALaptop(page);
  expect(await faults(page), 'eight seats').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const size of ['normal', 'very large']) {
    await choose(page, 'Text size', size);
    await ourTurn(page);
    expect(await width(page), size).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: /^Ada: / }).click();
    expect(await width(page), `${size}, a seat`).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Look through Sheol/ }).click();
    expect(await width(page), `${size}, Sheol`).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
  }
});

test('Hypertext: axe finds nothing at the table, by day and by candle', async ({ browser, house }) => {
  const page = await against(browser, house, 2, {}, short);
  const left = new Set(['.chosen.sheet', '.laying.sheet', '.paying', '.asked', '.redeem', 'dialog']);
  const look = async () => {
    for (const part of left) {
      if (!(await page.locator(part).first().isVisible())) continue;
      left.delete(part);
      expect(await faults(page), part).toEqual([]);
    }
  };
  // What has come up since the last look, and would go with this press, is looked at first.
  const press: Press = async (button) => {
    await look();
    await click(button);
  };
  while (!(await over(page).isVisible())) {
    await look();
    await move(page, press, 0.8);
  }
  expect([...left]).toEqual([]);
  expect(await faults(page), 'over').toEqual([]);
  await page.getByRole('button', { name: /^Look through Sheol/ }).click();
  expect(await faults(page), 'Sheol').toEqual([]);
  await page.locator('dialog li button').first().click();
  expect(await faults(page), 'a card').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Ada: / }).click();
  expect(await faults(page), 'a seat').toEqual([]);
});
