import { expect, guest, linkOn, openTable, over, person, playNow, playOut, take, test, twoPeople, type, until } from './house.ts';
import type { Page } from '@playwright/test';

test('several people at one device, with a curtain between turns', async ({ browser, house }) => {
  const page = await person(browser, house);
  await openTable(page, 'Verbatim', { name: 'Ada', players: ['device'], names: ['Ben'] });
  // Each of them is called by name when the device is theirs.
  const called: string[] = [];
  for (let turn = 0; turn < 2; ++turn) {
    const curtain = page.getByRole('heading', { name: /^It is .*’s turn$/ });
    await expect(curtain).toBeFocused();
    called.push((await curtain.textContent()) ?? '');
    await expect(page.locator('.hand')).toBeHidden();
    await page.getByRole('button', { name: /^I am/ }).click();
    await expect(page.locator('.hand')).toBeVisible();
    await page.locator('.pile.lit:not(:has(.end))').first().click();
    await page.getByRole('button', { name: 'Keep my cards' }).click();
  }
  expect(called.sort()).toEqual(['It is Ada’s turn', 'It is Ben’s turn']);
  await playOut([page]);
});

test('somebody looks on, and sees no hand', async ({ browser, house }) => {
  const ada = await person(browser, house);
  await playNow(ada);
  await expect(ada.locator('.hand')).toBeVisible();
  const eve = await person(browser, house);
  await eve.goto(ada.url());
  await expect(eve.getByText('You are watching.')).toBeVisible();
  await expect(eve.locator('.hand')).toHaveCount(0);
  await expect(eve.locator('.pile')).toHaveCount(4);
});

test('every no says why, and its rule is one click away', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page);
  await page.locator('.pile.lit').first().click();
  await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
  await page.locator('.pile.bare').click();
  await expect(page.getByRole('alert').filter({ hasText: 'lost its card' })).toBeVisible();
  const [rules] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: 'Why? Read the rule' }).click()]);
  await expect(rules.locator('.marked')).toBeVisible();
});

test('on a small phone a no covers nothing, and goes with the next tap', async ({ browser, house }) => {
  const page = await person(browser, house, { viewport: { width: 360, height: 740 } });
  await playNow(page);
  const height = async () => (await page.locator('.hand').boundingBox())?.y ?? 0;
  await expect(page.getByText('Take one of the open cards.')).toBeVisible();
  const before = await height();
  await page.locator('.pile.lit:not(:has(.end))').first().click();
  await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
  expect(await height()).toBeCloseTo(before, 0); // nothing moves when a card is taken
  await page.locator('.pile.bare').click();
  const no = page.getByRole('alert').filter({ hasText: 'lost its card' });
  await expect(no).toBeVisible();
  const notice = await no.boundingBox();
  for (const control of await page.locator('.pile, .held, .choices .button, .task').all()) {
    const box = await control.boundingBox();
    expect(box && notice && (box.y >= notice.y + notice.height || box.y + box.height <= notice.y)).toBe(true);
  }
  await page.getByRole('button', { name: 'Keep my cards' }).click();
  await expect(no).toBeHidden();
});

test('an exchange is confirmed, and can be cancelled as a whole', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page);
  const exchange = page.getByRole('button', { name: 'Exchange', exact: true });
  const cancel = page.getByRole('button', { name: 'Cancel the exchange' });
  const keep = page.getByRole('button', { name: 'Keep my cards' });
  const cards = page.locator('.hand .held');
  await page.locator('.pile.lit:not(:has(.end))').first().click();
  await expect(keep).toBeVisible();
  const before = await cards.count();
  for (const sure of [false, true]) {
    await page.locator('.pile.lit').first().click();
    await expect(cancel).toBeVisible();
    await expect(keep).toBeHidden();
    await expect(exchange).toBeDisabled();
    // Cards of the hand, the last first, until they are worth what is gained.
    const given = page.locator('.sum .row').last().locator('.card');
    for (let paid = 1; await exchange.isDisabled(); ++paid) {
      await page.locator('.hand .held.lit:not(.given)').last().click();
      await expect(given).toHaveCount(paid);
    }
    await (sure ? exchange : cancel).click();
    if (!sure) {
      await expect(keep).toBeVisible();
      await expect(cards).toHaveCount(before);
    }
  }
  await expect(page.locator('.removed summary')).toContainText('given away');
});

test('a game that was left is found again on the first page', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page);
  await expect(page.locator('.pile').first()).toBeVisible();
  const table = page.url();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave, and come back later' }).click();
  await page.getByRole('link', { name: 'Continue your game' }).click();
  await expect(page.locator('.pile').first()).toBeVisible();
  expect(page.url()).toBe(table);
  await playOut([page]);
  await expect(over(page).getByRole('heading')).toBeFocused(); // the end is what one sees
  await expect(over(page).getByRole('heading')).toBeInViewport();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Play now against the computer' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue your game' })).toBeHidden();
});

test('whoever gives up leaves the seat to a computer player, and the others play on', async ({ browser, house }) => {
  const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
  await ada.getByRole('button', { name: 'Leave' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: /^Give up/ }).click();
  await expect(ada.getByRole('button', { name: 'Play now against the computer' }).first()).toBeVisible();
  await playOut([ben]);
  await expect(over(ben).getByRole('heading')).toBeVisible();
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

test('on a phone the host sees who comes and can begin; a full table asks nobody more', async ({ browser, house }) => {
  const ada = await person(browser, house, phone);
  await openTable(ada, 'Verbatim', { name: 'Ada' });
  const code = ada.getByRole('img', { name: /^QR code/ });
  await expect(code).toBeHidden();
  await ada.getByText('Show a QR code').click();
  await expect(code).toBeVisible();
  await ada.getByText('Show a QR code').click();
  await guest(browser, await linkOn(ada), 'Ben');
  await expect(ada.getByRole('textbox', { name: /^Send this link/ })).toBeHidden();
  await expect(ada.getByText('Ben', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(ada.getByRole('button', { name: 'Begin the game' })).toBeInViewport({ ratio: 1 });
});

test.describe('whoever comes by the link', () => {
  test.use({ taught: true });
  test('sees on a phone who is missing and where to sit; where all sit, that one can watch', async ({ browser, house }) => {
    const ada = await person(browser, house);
    await openTable(ada, 'Hypertext', { name: 'Ada', seats: 3 });
    const link = await linkOn(ada);
    const ben = await person(browser, house, phone);
    await ben.goto(link);
    await expect(ben.getByRole('button', { name: 'Sit here' }).first()).toBeInViewport({ ratio: 1 });
    await expect(ben.getByText('Waiting for 2 more')).toBeInViewport({ ratio: 1 });
    await expect(ben.getByText(/^New to Hypertext/)).toBeAttached();
    await guest(browser, link, 'Eve');
    await guest(browser, link, 'Job');
    await expect(ben.getByText('This table is full. You can watch.')).toBeInViewport({ ratio: 1 });
    await expect(ada.getByText('The table is set')).toBeVisible();
  });
});

test('whoever asks to take back on a phone still reaches the other buttons', async ({ browser, house }) => {
  const [ada, ben] = await twoPeople(browser, house, 'Verbatim', { on: phone });
  const mover = (await ada.locator('.pile.lit').count()) > 0 ? ada : ben;
  await mover.locator('.pile.lit:not(:has(.end)):enabled').first().click();
  await mover.getByRole('button', { name: 'Undo' }).click();
  await expect(mover.getByText(/^You asked to take back/)).toBeVisible();
  const keep = mover.getByRole('button', { name: 'Keep my cards' });
  await expect.poll(() => keep.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height - 2));
  })).toBe(true);
});

test('what can be said is shown by a button, and goes by itself', async ({ browser, house }) => {
  const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
  const phrases = ada.getByRole('group', { name: 'Say something' });
  const show = ada.getByRole('button', { name: 'Say something' });
  await show.click();
  await expect(phrases).toBeInViewport({ ratio: 1 });
  await ada.keyboard.press('Escape');
  await expect(phrases).toBeHidden();
  await show.click();
  await ada.mouse.click(5, 5);
  await expect(phrases).toBeHidden();
  await show.click();
  const said = phrases.getByRole('button').first();
  const words = await said.innerText();
  await said.click();
  await expect(phrases).toBeHidden();
  await expect(ben.locator('.saying')).toContainText(words);
});

test('two of one name are told apart', async ({ browser, house }) => {
  const ada = await person(browser, house);
  await openTable(ada, 'Verbatim', { name: 'Ada' });
  await guest(browser, await linkOn(ada), 'Ada');
  await expect(ada.getByText('Ada 2', { exact: true })).toBeVisible();
});

test('a computer player that was put in a seat is sent away again', async ({ browser, house }) => {
  const ada = await person(browser, house);
  await openTable(ada, 'Verbatim', { name: 'Ada', seats: 3, players: ['friend', 'greedy'] });
  await ada.getByRole('button', { name: 'Remove' }).click();
  await expect(ada.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(ada.getByText('free', { exact: true })).toHaveCount(2);
});

test.describe('a host who goes away', () => {
  test.use({ away: '2' });
  test('is missed, and replaced by who sits there', async ({ browser, house }) => {
    const ada = await person(browser, house);
    await openTable(ada, 'Verbatim', { name: 'Ada' });
    const ben = await guest(browser, await linkOn(ada), 'Ben');
    await expect(ben.getByText('and Ada starts it')).toBeVisible();
    await ada.context().close();
    await expect(ben.getByText('The host is away.')).toBeVisible();
    await expect(ben.getByText('You are the host now')).toBeVisible();
    await ben.getByRole('button', { name: 'Begin the game' }).click();
    await expect(ben.locator('.pile')).toHaveCount(4);
  });
});

test('what was taken back with the consent of the other is gone for both, and both play on', async ({ browser, house }) => {
  const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
  const turn = (page: Page) => page.getByText('Take one of the open cards.');
  const asked = (page: Page) => page.getByRole('alertdialog');
  const piles = (page: Page) => page.locator('.pile.lit:not(:has(.end)):enabled');
  const hand = (page: Page) => page.locator('.hand .held');
  for (let round = 0; round < 4; ++round) {
    await expect.poll(async () => (await turn(ada).isVisible()) || (await turn(ben).isVisible())).toBe(true);
    const [mover, other] = (await turn(ada).isVisible()) ? [ada, ben] : [ben, ada];
    const answer = round === 1 ? 'No' : 'Agreed';
    const [own, others] = [await hand(mover).count(), await hand(other).count()];
    await piles(mover).first().click();
    await expect(other.locator('.pile.bare')).toHaveCount(1);
    await mover.getByRole('button', { name: 'Undo' }).click();
    await expect(asked(other)).toContainText(/(Ada|Ben) would like to take back the last move/);
    await asked(other).getByRole('button', { name: answer }).click();
    await expect(asked(other)).toBeHidden();
    // Both see the same table again.
    for (const page of [mover, other]) await expect(page.locator('.pile.bare')).toHaveCount(answer === 'No' ? 1 : 0);
    if (answer === 'Agreed') await piles(mover).last().click();
    await mover.getByRole('button', { name: 'Keep my cards' }).click();
    await expect(turn(other)).toBeVisible();
    await expect(hand(mover)).toHaveCount(own + 1);
    await expect(hand(other)).toHaveCount(others);
  }
  await playOut([ada, ben]);
});

test.describe('a newcomer', () => {
  test.use({ taught: true });
  test('keyboard alone for a whole game', async ({ browser, house }) => {
    const page = await person(browser, house);
    await page.getByRole('button', { name: 'Play now against the computer' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Let’s play' })).toBeFocused(); // the goal is told
    await page.keyboard.press('Enter');
    // One word, out of letters and by typing; then what is simplest.
    await until([page], (each) => take(each, type), () => page.locator('.desk').isVisible());
    for (let laid = 1; laid <= 2; ++laid) {
      await type(page.locator('.desk .free button.letter').first());
      await expect(page.locator('.desk .word button.letter')).toHaveCount(laid);
    }
    await page.getByRole('textbox', { name: 'Type a word' }).focus();
    await page.keyboard.press('Tab');
    await type(page.getByRole('button', { name: 'Hand in', exact: true }));
    await playOut([page], type);
  });
});
