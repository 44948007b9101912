import { expect, over, person, playOut, test } from './house.ts';

test('several people at one device, with a curtain between turns', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  await page.goto(`${house.address}/new/verbatim`);
  await page.getByRole('combobox').nth(1).selectOption('device');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: /^Now .* plays$/ })).toBeVisible();
  await expect(page.locator('.hand')).toBeHidden();
  await page.getByRole('button', { name: /^I am/ }).click();
  await expect(page.locator('.hand')).toBeVisible();
  await playOut([page], 900);
  await expect(over(page)).toBeVisible();
});

test('somebody looks on, and sees no hand', async ({ browser, house }) => {
  const ada = await person(browser, house);
  await ada.getByRole('button', { name: 'Play now against the computer' }).click();
  await expect(ada.locator('.hand')).toBeVisible();
  const eve = await person(browser, house);
  await eve.goto(ada.url());
  await expect(eve.getByText('You are looking on.')).toBeVisible();
  await expect(eve.locator('.hand')).toHaveCount(0);
  await expect(eve.locator('.pile')).toHaveCount(4);
});

test('every no says why, and its rule is one click away', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('button', { name: 'Play now against the computer' }).click();
  await page.locator('.pile.lit').first().click();
  await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
  await page.locator('.pile.bare').click();
  await expect(page.getByRole('alert').filter({ hasText: 'lost its card' })).toBeVisible();
  const [rules] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: /Rule VB-/ }).click()]);
  await expect(rules.locator('.marked')).toBeVisible();
});

test('keyboard alone for a whole game', async ({ browser, house }) => {
  const page = await person(browser, house);
  const press = async (name: RegExp, role: 'button' = 'button') => {
    const target = page.getByRole(role, { name }).first();
    await target.focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Play now/);
  for (let turn = 0; turn < 200 && !(await over(page).isVisible()); ++turn) {
    if (await page.locator('.desk').isVisible()) {
      const letters = (await page.locator('.desk .free button.letter').count()) > 1;
      if (letters) await press(/worth/);
      await page.getByRole('textbox', { name: 'Type a word' }).focus();
      await page.keyboard.press('Tab');
      await press(/^Hand in/);
    } else if (await page.getByRole('button', { name: /^Pass$/ }).isVisible()) {
      await press(/^Pass$/);
    } else if (await page.getByRole('button', { name: /^Keep my cards$/ }).isEnabled({ timeout: 200 }).catch(() => false)) {
      await press(/^Keep my cards$/);
    } else if ((await page.locator('.pile.lit').count()) > 0) {
      await page.locator('.pile.lit').last().focus();
      await page.keyboard.press('Space');
    }
    await page.waitForTimeout(60);
  }
  await expect(over(page)).toBeVisible();
});
