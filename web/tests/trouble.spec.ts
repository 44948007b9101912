import { expect, person, play, playNow, playOut, take, test, toTheDesk, twoPeople, until } from './house.ts';

test('a reload in the middle of a game, and of arranging', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page);
  const held = page.locator('.hand .held');
  await until([page], take, async () => (await held.count()) > 7);
  await expect(page.getByText('Take one of the open cards.')).toBeVisible();
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
  await playNow(page);
  await expect(page.locator('.pile.lit').first()).toBeVisible();
  await page.context().setOffline(true);
  await house.kill();
  await expect(page.getByRole('status')).toContainText('connection was lost');
  await house.start();
  await page.context().setOffline(false);
  await expect(page.getByRole('status')).toBeHidden();
  await playOut([page]);
});

test('the server is killed and started again under a game of two', async ({ browser, house }) => {
  const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
  let moves = 0;
  for (let kill = 1; kill <= 3; ++kill) {
    await until([ada, ben], async (page) => (await play(page)) && ++moves > 0, async () => moves >= 6 * kill);
    await house.kill();
    for (const page of [ada, ben]) await expect(page.getByRole('status')).toBeVisible();
    await house.start();
    for (const page of [ada, ben]) await expect(page.getByRole('status')).toBeHidden();
  }
  await playOut([ada, ben]);
});
