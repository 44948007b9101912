import { devices } from '@playwright/test';
import { expect, over, person, playOut, test, toTheDesk } from './house.ts';

test('one person against the computer, from the first page in one click', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
  await playOut([page]);
  await expect(over(page)).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.pile').first()).toBeVisible();
});

test('one person against two computer players, with house rules', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  await page.goto(`${house.address}/new/verbatim`);
  await page.getByText('3', { exact: true }).click();
  await page.getByRole('combobox').nth(1).selectOption('novice');
  await page.getByRole('combobox').nth(2).selectOption('value');
  await page.getByText('House rules').click();
  await page.getByRole('switch', { name: 'Open hands' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.other .open')).toHaveCount(2);
  await expect(page.locator('.other')).toContainText(['The Novice', 'Brother Miser']);
  await playOut([page]);
  await expect(page.locator('.best')).toHaveCount(3); // what the letters could have been
});

test('the dictionary lies open where the table says so, and only there', async ({ browser, house }) => {
  for (const open of [true, false]) {
    const page = await person(browser, house, {}, 'Ada');
    await page.goto(`${house.address}/new/verbatim`);
    await page.getByRole('combobox').nth(1).selectOption('novice');
    await page.getByText('House rules').click();
    await page.getByRole('switch', { name: 'Open dictionary' }).setChecked(open);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await toTheDesk(page);
    await page.locator('.free .letter').first().click();
    await page.locator('.free .letter').first().click();
    if (!open) await page.waitForTimeout(800);
    await expect(page.locator('.verdict')).toHaveCount(open ? 1 : 0);
    if (open) await expect(page.getByRole('img', { name: /^The dictionary (has|does not have) / })).toBeVisible();
  }
});

test('two people in two browsers play a whole game, the second by the link', async ({ browser, house }) => {
  const ada = await person(browser, house, {}, 'Ada');
  await ada.goto(`${house.address}/new/verbatim`);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.getByRole('textbox', { name: /Send this link/ }).inputValue();

  // From the link to a seat: a tap, a name, a tap.
  const ben = await person(browser, house);
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await ben.getByRole('textbox', { name: /call you/ }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await expect(ada.getByText('Ben', { exact: true })).toBeVisible();
  await ada.getByRole('button', { name: 'Begin the game' }).click();

  await playOut([ada, ben]);
  await expect(over(ada)).toBeVisible();
  await expect(over(ben)).toBeVisible();
});

test('by touch on a phone, in Spanish', async ({ browser, house }) => {
  const page = await person(browser, house, { ...devices['Galaxy S8'], locale: 'es-ES' });
  await page.getByRole('button', { name: 'Juega ya contra el ordenador' }).first().tap();
  await playOut([page]);
  await expect(over(page)).toBeVisible();
});
