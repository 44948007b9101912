import { devices, type Page } from '@playwright/test';
import { begin, expect, guest, linkOn, openTable, person, test } from './house.ts';
import { faults, still, width } from './looks.ts';

const held = (page: Page, name: string) => page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: new RegExp(`^${name},`) });
const button = (page: Page, name: string | RegExp) => page.locator('.panel').getByRole('button', { name });
const call = (page: Page) => page.locator('.redeem').getByRole('group');
// Whoever discards looks at a card, and throws it away.
async function discard(page: Page, name: string) {
  if ((await held(page, name).getAttribute('aria-pressed')) !== 'true') await held(page, name).click();
  await button(page, /^Discard/).click();
}

const phone = { ...devices['Galaxy S8'], viewport: { width: 360, height: 740 }, ...still };

// Buttons of the table that are too small for a finger, and those that are not on the screen or lie under something else.
const look = (page: Page) =>
  page.evaluate(() => {
    const small: string[] = [];
    const hidden: string[] = [];
    document.querySelector('.known')?.remove(); // of servers for tests alone
    scrollTo(0, 0);
    // A word of a sentence is as small as the sentence.
    for (const button of document.querySelectorAll<HTMLElement>('.table button:enabled:not(.term)')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      if (width < 44 || height < 43.5) small.push(`${name}: ${Math.round(width)} x ${Math.round(height)}`);
      if (left + width / 2 > innerWidth) continue; // a row that is moved to the side
      // Its middle is on the screen, and nothing lies over it.
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!there || !button.contains(there)) hidden.push(name);
    }
    return { small, hidden };
  });

const calls = `game hypertext
seats 2
option length short
at mover: 0
at board: revelation
at hand 0: bread oil salt stone vine weep
at hand 1: sing eat walk new great white
at tower: water light heart peace build love
`;

test.describe('Hypertext, a discard that may be redeemed', () => {
  test.use({ position: calls });

  test('between people: the call is announced, has the focus and a clock that the table says; one may ask not to be asked again', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, 'Hypertext', { name: 'Ada', rules: { 'Time to answer when all are asked': '20' } });
    const ben = await guest(browser, await linkOn(ada), 'Ben', phone);
    await begin(ada);
    await discard(ada, 'Bread');
    await expect(call(ben)).toBeFocused();
    await expect(ben.locator('.redeem').getByRole('alert')).toHaveText(/Ada discards Bread\. .* (20|1\d) seconds left/);
    await expect(ben.getByRole('timer')).toBeVisible();
    expect(await look(ben), 'a call on a phone, and the hand').toEqual({ small: [], hidden: [] });
    // However long it takes to say which cards a phase takes, what is lacking is one line.
    expect((await ben.locator('.phase.board .reach').boundingBox())?.height).toBeLessThan(30);
    // Not again in this chapter: the table passes for him, and says nothing of it to her.
    await ben.getByRole('button', { name: 'Pass for this chapter' }).click();
    await expect(ben.getByText('You let every discard lie')).toBeVisible();
    await expect(ada.getByText('You let every discard lie')).toHaveCount(0);
    await expect(ben.locator('.task')).toContainText('Your turn');
    expect((await ben.locator('.task .term').first().boundingBox())?.height).toBeGreaterThanOrEqual(40); // a word that can be tapped
    await discard(ben, 'Sing');
    await ada.getByRole('button', { name: 'Pass', exact: true }).click();
    await discard(ada, 'Oil');
    await expect(ben.locator('.task')).toContainText('Your turn');
    await expect(ben.locator('.redeem')).toHaveCount(0);
    // Until he wants to be asked again.
    await ben.getByRole('button', { name: 'Ask me again' }).click();
    await expect(ben.getByText('You let every discard lie')).toHaveCount(0);
    await discard(ben, 'Eat');
    await ada.getByRole('button', { name: 'Pass', exact: true }).click();
    await discard(ada, 'Salt');
    await expect(call(ben)).toBeFocused();
    // He takes it, and the button says that one discard more follows.
    await ben.getByRole('button', { name: 'Redeem', exact: true }).click();
    await held(ben, 'Great').click();
    await expect(button(ben, 'Discard and then one more')).toBeVisible();
    await discard(ben, 'New');
    await ada.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(ben.locator('.task')).toContainText('discard one more card');
    await held(ben, 'Great').click();
    await expect(button(ben, 'Discard and end the turn')).toBeVisible();
  });

  test('whoever passes until their turn is asked again after it', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, 'Hypertext', { name: 'Ada' });
    const ben = await guest(browser, await linkOn(ada), 'Ben');
    await begin(ada);
    await discard(ada, 'Bread');
    await ben.getByRole('button', { name: 'Pass until my turn' }).click();
    await expect(ben.locator('.task')).toContainText('Your turn');
    await expect(ben.getByText('You pass until it is your turn')).toHaveCount(0);
    await discard(ben, 'Sing');
    // A setting of the table, not of the page.
    await ada.getByRole('button', { name: 'Pass until my turn' }).click();
    await ada.reload();
    await expect(ada.locator('.task')).toContainText('Your turn');
    await expect(ada.locator('.redeem')).toHaveCount(0);
    await discard(ada, 'Oil');
    await expect(call(ben)).toBeFocused();
  });

  test('alone against the computer there is no clock', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, 'Hypertext', { name: 'Ada', players: ['random'] });
    // Until the card has left the hand the page is that of the turn before.
    const untilAsked = async (card: string) => {
      await discard(ada, card);
      await expect(held(ada, card)).toHaveCount(0);
      await expect(call(ada).or(ada.locator('.task.acting:visible')).first()).toBeVisible();
    };
    await untilAsked('Bread');
    for (let turn = 0; turn < 6 && !(await call(ada).isVisible()); ++turn) {
      const card = await ada.locator('.hand .held').first().getAttribute('aria-label');
      await untilAsked(card?.split(',')[0] ?? '');
    }
    await expect(call(ada)).toBeFocused();
    await expect(ada.getByRole('timer')).toHaveCount(0);
  });
});

test.describe('Hypertext, a discard between three', () => {
  test.use({ position: calls.replace('seats 2', 'seats 3').concat('at hand 2: king blind\n') });

  test('while somebody thinks, another does not want to be asked until their turn; one press undoes it', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, 'Hypertext', { name: 'Ada', seats: 3, rules: { 'Time to answer when all are asked': '0' } });
    const ben = await guest(browser, await linkOn(ada), 'Ben');
    const cleo = await guest(browser, await linkOn(ada), 'Cleo');
    await begin(ada);
    await discard(ada, 'Bread');
    await expect(call(cleo)).toBeVisible();
    await cleo.getByRole('button', { name: 'Pass until my turn' }).click();
    await expect(cleo.getByText('You pass until it is your turn')).toBeVisible();
    await expect(call(cleo)).toHaveCount(0);
    await expect(call(ben)).toBeVisible();
    for (const other of [ada, ben]) await expect(other.getByText('You pass')).toHaveCount(0);
    // The table knows it, not the page.
    await cleo.reload();
    await expect(cleo.getByText('You pass until it is your turn')).toBeVisible();
    await cleo.getByRole('button', { name: 'Ask me again' }).click();
    await expect(cleo.getByText('You pass')).toHaveCount(0);
    await ben.getByRole('button', { name: 'Pass', exact: true }).click();
    // Her pass was made before she changed her mind; the next discard is asked about.
    await discard(ben, 'Sing');
    await expect(call(cleo)).toBeVisible();
  });
});

test.describe('Hypertext, records', () => {
  test.use({
    position: `game hypertext
seats 2
option length short
at board: congregation
at lot 0: parable
at lot 1: jubilee
at hand 0: bread salt vine oil sow meek king
at drawn: meek
at hand 1: sing eat walk new
`,
  });

  test('a valid set is proposed, changed and confirmed; where types do not matter a TITLE is not asked about', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, 'Hypertext', { name: 'Ada', players: ['random'] });
    const given = ada.locator('.hand .held.given');
    // To record is the main thing to do, to activate is not: no way leads back to it.
    await expect(button(ada, /^Record Parable/)).toHaveClass(/main/);
    await expect(button(ada, /^Activate/)).not.toHaveClass(/main/);
    await button(ada, /^Record Parable/).click();
    await expect(given).toHaveCount(5);
    await expect(held(ada, 'King')).toHaveAttribute('aria-pressed', 'false'); // a TITLE is kept
    // One NOUN for another, with one tap; a card that fits nowhere says so, and nothing has changed.
    const spare = ada.locator('.hand .held:not(.given)', { hasText: /Bread|Salt|Vine|Oil/ });
    await spare.click();
    await expect(given).toHaveCount(5);
    await expect(button(ada, 'Record these 5 cards')).toBeEnabled();
    // Off and on again.
    await held(ada, 'Sow').click();
    await expect(given).toHaveCount(4);
    await expect(button(ada, '1 card to go')).toBeDisabled();
    await held(ada, 'Sow').click();
    await button(ada, 'Cancel').click();
    await expect(given).toHaveCount(0);
    await expect(ada.locator('.hand .held')).toHaveCount(7); // nothing was sent
    // Six cards of any type.
    await button(ada, /^Record Congregation/).click();
    await expect(given).toHaveCount(6);
    await held(ada, 'Meek').click();
    await held(ada, 'King').click();
    await expect(ada.getByRole('group', { name: /stand for/ })).toHaveCount(0);
    await expect(given).toHaveCount(6);
    await button(ada, 'Record these 6 cards').click();
    await expect(ada.locator('.hand .held')).toHaveCount(1);
    // The Board Phase does not say what is lacking for what is done.
    await expect(ada.locator('.desk .phase')).toContainText('recorded');
    await expect(ada.locator('.desk .phase')).not.toContainText('lack');
  });
});

test.describe('Hypertext, a price', () => {
  test.use({
    position: `game hypertext
seats 2
at hand 0: covenant bread salt vine oil
at drawn: covenant
at letters 0: 1
at hand 1: sing eat walk new
`,
  });
  test('what would come to nothing says so; pressing a chosen card again takes it back', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, 'Hypertext', { name: 'Ada', players: ['random'] });
    await held(ada, 'Salt').click();
    await expect(ada.locator('.chosen.sheet')).toContainText('Right now it would do nothing.'); // Sheol is empty
    await expect(button(ada, 'Activate for a Letter')).toBeEnabled();
    await held(ada, 'Covenant').click();
    await expect(ada.locator('.chosen.sheet')).not.toContainText('Right now');
    await button(ada, 'Activate').click();
    await held(ada, 'Bread').click();
    await expect(ada.locator('.paying')).toContainText('1 of 2');
    await held(ada, 'Bread').click();
    await expect(ada.locator('.paying')).toContainText('0 of 2');
    await expect(held(ada, 'Bread')).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('Hypertext, an ability that counts COMPLEXITY', () => {
  test.use({ position: 'game hypertext\nseats 2\nat hand 0: wise bread salt vine oil\nat drawn: wise\nat hand 1: sing eat walk new\n' });
  test('the number is on the cards among which one chooses', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, 'Hypertext', { name: 'Ada', players: ['random'] });
    await expect(ada.locator('.hand .stat')).toHaveCount(0);
    await button(ada, /^Activate/).click();
    await held(ada, 'Oil').click(); // its price
    await expect(ada.locator('.asked')).toContainText('The number on each card is its COMPLEXITY.');
    await expect(ada.locator('.hand .stat')).toHaveCount(await ada.locator('.hand .held').count());
    await expect(held(ada, 'Bread')).toHaveAttribute('aria-label', /COMPLEXITY \d$/);
    expect(await faults(ada)).toEqual([]);
  });
});

test.describe('Hypertext, a usual hand', () => {
  test.use({
    position: `game hypertext
seats 3
option length short
at board: congregation
at lot 0: parable
at lot 1: jubilee
at lot 2: exodus
at hand 0: bread salt vine oil sow meek king ruth
at drawn: meek
at letters 0: 1
at hand 1: sing eat walk new great
at sheol: write queen
`,
  });
  for (const [name, options] of [['a phone', phone], ['a desk', { viewport: { width: 1440, height: 900 }, ...still }]] as const) {
    test(`a turn is in reach without scrolling on ${name}`, async ({ browser, house }) => {
      const ada = await person(browser, house, options);
      await openTable(ada, 'Hypertext', { name: 'Ada', seats: 3, players: ['random', 'random'] });
      // The card that was drawn is marked; on a phone its text comes with a tap, and covers no card.
      if (name === 'a phone') {
        await expect(ada.locator('.chosen.sheet')).toHaveCount(0);
        await held(ada, 'Meek').tap();
      }
      await expect(ada.locator('.chosen.sheet')).toContainText(/Costs.*Discard and end the turn/s);
      await expect(button(ada, /^Record Congregation/)).toContainText('Board Phase');
      expect(await look(ada), 'a turn').toEqual({ small: [], hidden: [] });
      expect(await width(ada)).toBeLessThanOrEqual(ada.viewportSize()?.width ?? 0);
      await button(ada, /^Record Parable/).click();
      await expect(button(ada, 'Record these 5 cards')).toBeVisible();
      expect(await look(ada), 'a record').toEqual({ small: [], hidden: [] });
      // What stands before somebody else says whose hand it means.
      for (const mark of await ada.locator('.seat:not(:first-child) .phase .reach').allTextContents()) expect(mark.trim()).toMatch(/^(you.*)?$/);
    });
  }
});
