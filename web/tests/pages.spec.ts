import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, over, person, playOut, test, toTheDesk, type House } from './house.ts';

async function faults(page: Page): Promise<string[]> {
  await page.waitForTimeout(400); // what moves in is there
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

const pages: readonly (readonly [string, string])[] = [
  ['/', 'h1'],
  ['/tables', 'h1'],
  ['/new/verbatim', 'form'],
  ['/rules/verbatim', 'h2'],
  ['/learn/verbatim', 'h1'],
  ['/settings', 'h1'],
  ['/elsewhere', 'h1'],
  ['/learn/nope', 'h1'],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${colorScheme}`, async ({ browser, house }) => {
    const page = await person(browser, house, { colorScheme }, 'Ada');
    for (const [path, there] of pages) {
      await page.goto(house.address + path);
      await expect(page.locator(there).first()).toBeVisible();
      expect(await faults(page), path).toEqual([]);
    }
  });
  test(`nor at the table, ${colorScheme}`, async ({ browser, house }) => {
    const page = await person(browser, house, { colorScheme }, 'Ada');
    await gathering(page, house);
    expect(await faults(page), 'gathering').toEqual([]);
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
    await page.locator('.pile.lit').first().click();
    await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
    expect(await faults(page), 'exchange').toEqual([]);
    await toTheDesk(page);
    await page.locator('.desk .free button.letter').first().click();
    expect(await faults(page), 'desk').toEqual([]);
    await playOut([page]);
    await expect(over(page)).toBeVisible();
    expect(await faults(page), 'over').toEqual([]);
    await page.getByRole('link', { name: 'Look at the game again' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await faults(page), 'replay').toEqual([]);
  });
}

async function gathering(page: Page, house: House) {
  await page.goto(`${house.address}/new/verbatim`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

test('whatever is not there says so, and leads on', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  for (const path of ['/elsewhere', '/learn/nope', '/rules/nope', '/new/nope', '/t/0123456789abcdef', '/g/0123456789abcdef', '/t/nope', '/g/nope']) {
    await page.goto(house.address + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText('There is no such');
    await expect(page.getByRole('link', { name: 'To the first page' }), path).toBeVisible();
  }
});

test('nothing is wider than a small phone, at any size of text', async ({ browser, house }) => {
  const page = await person(browser, house, { viewport: { width: 360, height: 740 } }, 'Ada');
  const narrow = async (where: string) => {
    await page.waitForTimeout(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(360);
  };
  for (const textSize of ['usual', 'largest']) {
    await page.addInitScript((size) => localStorage.setItem('scriptorium.settings', JSON.stringify({ textSize: size })), textSize);
    for (const [path, there] of pages) {
      await page.goto(house.address + path);
      await expect(page.locator(there).first()).toBeVisible();
      if (path.startsWith('/new')) await page.locator('summary').click();
      if (path.startsWith('/learn/v')) await expect(page.locator('.pile').first()).toBeVisible();
      await narrow(`${path}, ${textSize}`);
    }
    await gathering(page, house);
    await narrow(`gathering, ${textSize}`);
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
    await page.locator('.pile.lit').first().click();
    await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
    await narrow(`exchange, ${textSize}`);
    await toTheDesk(page);
    await narrow(`desk, ${textSize}`);
    await playOut([page]);
    await narrow(`over, ${textSize}`);
    await page.getByRole('link', { name: 'Look at the game again' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await narrow(`replay, ${textSize}`);
  }
});

test('every page in Spanish, with nothing left in English', async ({ browser, house }) => {
  const page = await person(browser, house, { locale: 'es-ES' }, 'Ana');
  for (const [path, words] of [
    ['/', 'Juega ya contra el ordenador'],
    ['/tables', 'Mesas abiertas'],
    ['/new/verbatim', 'Una mesa nueva'],
    ['/rules/verbatim', 'Tu turno'],
    ['/learn/verbatim', 'La mesa'],
    ['/settings', 'Ajustes'],
  ] as const) {
    await page.goto(house.address + path);
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  }
});
