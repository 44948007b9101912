import { expect, move, over, person, playOut, test, toTheDesk } from './house.ts';

test('a reload in the middle of a game, and of arranging', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
  await expect(page.locator('.pile').first()).toBeVisible();
  for (let i = 0; i < 6; ++i) {
    await move(page, true).catch(() => false); // the game may be over soon: the words are for later
    await page.waitForTimeout(60);
  }
  await expect(page.locator('.task.acting, .desk')).toBeVisible();
  const held = page.locator('.hand .held, .desk .free button.letter');
  const hand = await held.count();
  await page.reload();
  await expect(held).toHaveCount(hand);

  await toTheDesk(page);
  const letters = page.locator('.desk .free button.letter');
  await letters.nth(0).click();
  await letters.nth(0).click();
  const laid = page.locator('.desk .word button.letter');
  await expect(laid).toHaveCount(2);
  await page.reload();
  await expect(laid).toHaveCount(2);
  await playOut([page]);
});

test('the network is cut and comes back', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
  await expect(page.locator('.pile.lit').first()).toBeVisible();
  await page.context().setOffline(true);
  house.kill();
  await expect(page.getByRole('status')).toContainText('connection was lost');
  await house.start();
  await page.context().setOffline(false);
  await expect(page.getByRole('status')).toBeHidden();
  await playOut([page]);
  await expect(over(page)).toBeVisible();
});

test('the server is killed and started again under a game of two', async ({ browser, house }) => {
  const ada = await person(browser, house, {}, 'Ada');
  await ada.goto(`${house.address}/new/verbatim`);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.getByRole('textbox', { name: /Send this link/ }).inputValue();
  const ben = await person(browser, house, {}, 'Ben');
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ada.getByText('Ben', { exact: true })).toBeVisible();
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  for (let kill = 0; kill < 3; ++kill) {
    for (let i = 0; i < 8; ++i) {
      for (const page of [ada, ben]) await move(page).catch(() => false);
      await ada.waitForTimeout(20);
    }
    house.kill();
    await expect(ada.getByRole('status')).toBeVisible();
    await house.start();
    for (const page of [ada, ben]) await expect(page.getByRole('status')).toBeHidden();
  }
  await playOut([ada, ben]);
  for (const page of [ada, ben]) await expect(over(page)).toBeVisible();
});
