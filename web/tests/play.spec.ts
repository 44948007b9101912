import { devices } from '@playwright/test';
import { begin, expect, guest, linkOn, openTable, over, person, playNow, playOut, tap, test, toTheDesk } from './house.ts';

test('one person against the computer, from the first page in one click', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page);
  await playOut([page]);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.pile').first()).toBeVisible();
});

test('a newcomer opens a table for friends, who come by the link, and they play a whole game', async ({ browser, house }) => {
  const ada = await person(browser, house);
  await openTable(ada, 'Verbatim', { name: 'Ada' });
  await expect(ada.getByText('Ada', { exact: true })).toBeVisible();
  const ben = await guest(browser, await linkOn(ada), 'Ben');
  await expect(ada.getByText('Ben', { exact: true })).toBeVisible();
  await begin(ada);
  await playOut([ada, ben]);
  for (const page of [ada, ben]) await expect(over(page)).toBeVisible();
  // Another table: nobody is asked again.
  await ada.getByRole('link', { name: 'Home' }).click();
  await openTable(ada, 'Hypertext', {});
  await expect(ada.getByText('Ada', { exact: true })).toBeVisible();
});

test('a newcomer whose name is refused says another, and what was chosen is kept', async ({ browser, house }) => {
  const page = await person(browser, house);
  await openTable(page, 'Verbatim', { name: '<b>', seats: 3, players: ['novice'] });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.getByRole('textbox', { name: /call you/ }).fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.seats strong')).toHaveText(['Ada', 'The Novice']);
  await expect(page.getByText('free', { exact: true })).toHaveCount(1);
});

test('one person against two computer players, with house rules', async ({ browser, house }) => {
  const page = await person(browser, house);
  await openTable(page, 'Verbatim', { name: 'Ada', seats: 3, players: ['novice', 'value'], rules: { 'Open hands': true } });
  await expect(page.locator('.other .open')).toHaveCount(2);
  await expect(page.locator('.other')).toContainText(['The Novice', 'Brother Miser']);
  await playOut([page]);
  await expect(page.locator('.best')).toHaveCount(3); // what the letters could have been
});

test('the dictionary lies open where the table says so, and only there', async ({ browser, house }) => {
  const [closed, open] = [await person(browser, house), await person(browser, house)];
  for (const page of [closed, open]) {
    await openTable(page, 'Verbatim', { name: 'Ada', players: ['novice'], rules: { 'Open dictionary': page === open } });
    await toTheDesk(page);
  }
  for (const page of [closed, open]) {
    await page.locator('.free button.letter').first().click();
    await page.locator('.free button.letter').first().click();
    await expect(page.locator('.desk .word button.letter')).toHaveCount(2);
  }
  await expect(open.getByRole('img', { name: /^The dictionary (has|does not have) / })).toBeVisible();
  await expect(closed.locator('.verdict')).toHaveCount(0); // which had more time for it
});

test('by touch on a phone, in Spanish', async ({ browser, house }) => {
  const page = await person(browser, house, { ...devices['Galaxy S8'], locale: 'es-ES' });
  await playNow(page, 'Verbatim', 'tap');
  await playOut([page], tap);
});
