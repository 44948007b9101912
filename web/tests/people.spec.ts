import { expect, over, person, playOut, test } from './house.ts';

test('several people at one device, with a curtain between turns', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  await page.goto(`${house.address}/new/verbatim`);
  await page.getByRole('combobox').nth(1).selectOption('device');
  await page.getByRole('textbox', { name: 'Their name' }).fill('Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
  // Each of them is called by name when the device is theirs.
  const called: string[] = [];
  for (let turn = 0; turn < 2; ++turn) {
    const curtain = page.getByRole('heading', { name: /^Now .* plays$/ });
    await expect(curtain).toBeFocused();
    called.push((await curtain.textContent()) ?? '');
    await expect(page.locator('.hand')).toBeHidden();
    await page.getByRole('button', { name: /^I am/ }).click();
    await expect(page.locator('.hand')).toBeVisible();
    await page.locator('.pile.lit:not(:has(.end))').first().click();
    await page.getByRole('button', { name: 'Keep my cards' }).click();
  }
  expect(called.sort()).toEqual(['Now Ada plays', 'Now Ben plays']);
  await playOut([page], 900);
  await expect(over(page)).toBeVisible();
});

test('somebody looks on, and sees no hand', async ({ browser, house }) => {
  const ada = await person(browser, house);
  await ada.getByRole('button', { name: 'Play now against the computer' }).first().click();
  await expect(ada.locator('.hand')).toBeVisible();
  const eve = await person(browser, house);
  await eve.goto(ada.url());
  await expect(eve.getByText('You are looking on.')).toBeVisible();
  await expect(eve.locator('.hand')).toHaveCount(0);
  await expect(eve.locator('.pile')).toHaveCount(4);
});

test('every no says why, and its rule is one click away', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
  await page.locator('.pile.lit').first().click();
  await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
  await page.locator('.pile.bare').click();
  await expect(page.getByRole('alert').filter({ hasText: 'lost its card' })).toBeVisible();
  const [rules] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: /Rule VB-/ }).click()]);
  await expect(rules.locator('.marked')).toBeVisible();
});

test('on a small phone a no covers nothing, and goes with the next tap', async ({ browser, house }) => {
  const page = await person(browser, house, { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
  const height = async () => (await page.locator('.hand').boundingBox())?.y ?? 0;
  await expect(page.getByText('Take one of the four cards.')).toBeVisible();
  const before = await height();
  await page.locator('.pile.lit:not(:has(.end))').first().click();
  await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
  expect(await height()).toBeCloseTo(before, 0); // nothing moves when a card is taken
  await page.locator('.pile.bare').click();
  const no = page.getByRole('alert').filter({ hasText: 'lost its card' });
  await expect(no).toBeVisible();
  const notice = await no.boundingBox();
  for (const control of await page.locator('.pile, .held, .choices .button').all()) {
    const box = await control.boundingBox();
    expect(box && notice && (box.y >= notice.y + notice.height || box.y + box.height <= notice.y)).toBe(true);
  }
  await page.getByRole('button', { name: 'Keep my cards' }).click();
  await expect(no).toBeHidden();
});

test('an exchange is confirmed, and can be cancelled as a whole', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
  const exchange = page.getByRole('button', { name: 'Exchange', exact: true });
  const cancel = page.getByRole('button', { name: 'Cancel the exchange' });
  const keep = page.getByRole('button', { name: 'Keep my cards' });
  const cards = page.locator('.hand .held');
  // What can be gained differs from game to game: some turn offers it.
  for (;;) {
    await page.locator('.pile.lit:not(:has(.end))').first().click();
    await expect(keep).toBeVisible();
    if ((await page.locator('.pile.lit').count()) > 0) break;
    await keep.click();
    await expect(page.getByText('Take one of the four cards.')).toBeVisible();
  }
  const before = await cards.count();
  for (const sure of [false, true]) {
    await page.locator('.pile.lit').first().click();
    await expect(cancel).toBeVisible();
    await expect(keep).toBeHidden();
    await expect(exchange).toBeDisabled();
    while (!(await exchange.isEnabled())) {
      await page.locator('.hand .held.lit').last().click();
      await page.waitForTimeout(150);
    }
    await (sure ? exchange : cancel).click();
    if (!sure) {
      await expect(keep).toBeVisible();
      await expect(cards).toHaveCount(before);
    }
  }
  await expect(page.locator('.removed summary')).toContainText('paid away');
});

test('a game that was left is found again on the first page', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('button', { name: 'Play now against the computer' }).first().click();
  await expect(page.locator('.pile').first()).toBeVisible();
  const table = page.url();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Continue your game' }).click();
  await expect(page.locator('.pile').first()).toBeVisible();
  expect(page.url()).toBe(table);
  await playOut([page]);
  await expect(over(page)).toBeVisible();
  await expect(over(page).getByRole('heading')).toBeFocused(); // the end is what one sees
  await expect(over(page).getByRole('heading')).toBeInViewport();
  await page.goto(house.address);
  await expect(page.getByRole('button', { name: 'Play now against the computer' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue your game' })).toBeHidden();
});

test('two of one name are told apart', async ({ browser, house }) => {
  const ada = await person(browser, house, {}, 'Ada');
  await ada.goto(`${house.address}/new/verbatim`);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.getByRole('textbox', { name: /Send this link/ }).inputValue();
  const other = await person(browser, house, {}, 'Ada');
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ada.getByText('Ada 2', { exact: true })).toBeVisible();
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
      const sure = page.getByRole('button', { name: /^Yes, hand in nothing$/ });
      if (await sure.isVisible()) await press(/^Yes, hand in nothing$/);
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
