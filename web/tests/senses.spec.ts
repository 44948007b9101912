import type { Page } from '@playwright/test';
import { ourTurn } from './hypertext_house.ts';
import { still } from './looks.ts';
import { begin, choose, expect, games, guest, linkOn, openTable, over, person, playNow, test, twoPeople, untilOver } from './house.ts';

const icon = (page: Page) => page.locator('link[rel=icon]');
const staged = (page: Page) => page.locator('.staging .panel');
const turn = (page: Page) => page.getByText('Take one of the open cards.');
// Of two, whoever is to take a card first.
async function byTurn(ada: Page, ben: Page): Promise<[Page, Page]> {
  await expect.poll(async () => (await turn(ada).isVisible()) || (await turn(ben).isVisible())).toBe(true);
  return (await turn(ada).isVisible()) ? [ada, ben] : [ben, ada];
}
async function takeAndKeep(page: Page) {
  await page.locator('.pile.lit:not(:has(.end)):enabled').first().click();
  await page.getByRole('button', { name: 'Keep my cards' }).click();
}

test('the row of tabs says whose turn it is, unless that is not wanted', async ({ browser, house }) => {
  const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
  const [first, second] = await byTurn(ada, ben);
  const name = (page: Page) => (page === ada ? 'Ada' : 'Ben');
  await expect(first).toHaveTitle('Your turn · Verbatim');
  await expect(icon(first)).toHaveAttribute('href', '/icon-turn.svg');
  await expect(second).toHaveTitle(`Waiting for ${name(first)} · Verbatim`);
  await expect(icon(second)).toHaveAttribute('href', '/icon.svg');
  expect((await second.request.get(new URL('/icon-turn.svg', second.url()).href)).headers()['content-type']).toContain('svg');
  await takeAndKeep(first);
  await expect(second).toHaveTitle('Your turn · Verbatim');
  await expect(first).toHaveTitle(`Waiting for ${name(second)} · Verbatim`);
  await expect(icon(first)).toHaveAttribute('href', '/icon.svg');
  // On another page it is that page's.
  await second.getByRole('link', { name: 'Settings' }).click();
  await expect(second).toHaveTitle('Settings · Scriptorium');
  await expect(icon(second)).toHaveAttribute('href', '/icon.svg');
  await second.getByRole('checkbox', { name: 'Mark the tab’s title and icon' }).uncheck();
  await second.goBack();
  await expect(turn(second)).toBeVisible();
  await expect(second).toHaveTitle('At the table · Scriptorium');
});

test.describe('as a stranger finds it', () => {
  test.use({ calm: false });

  // What the browser would let be heard, and what it would notify of.
  const listen = (page: Page) =>
    page.evaluate(() => {
      const heard: string[] = [];
      class Quiet extends AudioContext {
        override createOscillator() {
          heard.push('tone');
          return super.createOscillator();
        }
        override createBufferSource() {
          heard.push('noise');
          return super.createBufferSource();
        }
      }
      const told: string[] = [];
      class Note {
        static permission = 'default';
        static requestPermission = async () => (Note.permission = 'granted');
        constructor(text: string) {
          told.push(text);
        }
      }
      ServiceWorkerRegistration.prototype.showNotification = async (text: string) => void told.push(text); // where the pages are kept
      Object.assign(globalThis, { AudioContext: Quiet, Notification: Note, heard, told });
    });
  const noted = (page: Page, what: 'heard' | 'told') => page.evaluate((name) => (globalThis as unknown as Record<string, string[]>)[name]?.splice(0) ?? [], what);

  test('cards and turns are heard, and not when sounds are off', async ({ browser, house }) => {
    const page = await person(browser, house);
    await listen(page);
    await playNow(page);
    await expect(turn(page)).toBeVisible();
    await page.locator('.pile.lit:not(:has(.end)):enabled').first().click();
    await page.getByRole('button', { name: 'Keep my cards' }).click();
    await page.keyboard.press('Escape');
    await expect(turn(page)).toBeVisible();
    await expect.poll(async () => (await noted(page, 'heard')).includes('tone')).toBe(true);
    await choose(page, 'Sounds', 'off');
    await expect(turn(page)).toBeVisible();
    await noted(page, 'heard');
    await page.locator('.pile.lit:not(:has(.end)):enabled').first().click();
    await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
    expect(await noted(page, 'heard')).toEqual([]);
  });

  test('nobody is asked about notifications alone with computers; at a table of people by a button, and then told while the page is hidden', async ({ browser, house }) => {
    const ada = await person(browser, house);
    await listen(ada);
    await playNow(ada);
    const button = ada.getByRole('button', { name: 'Tell me when it’s my turn' });
    await expect(turn(ada)).toBeVisible();
    await expect(button).toHaveCount(0);
    await ada.getByRole('link', { name: 'Home' }).click();
    await openTable(ada, 'Verbatim', { name: 'Ada' });
    const ben = await guest(browser, await linkOn(ada), 'Ben');
    await begin(ada);
    await button.click();
    await expect(ada.getByText('You will be notified when it’s your turn.')).toBeVisible();
    const hide = (hidden: boolean) =>
      ada.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const [first] = await byTurn(ada, ben);
    if (first === ada) await takeAndKeep(ada);
    await hide(true);
    await takeAndKeep(ben);
    await expect.poll(() => noted(ada, 'told')).toEqual(['Verbatim: it’s your turn.']);
    await hide(false);
    await takeAndKeep(ada);
    await takeAndKeep(ben);
    await expect(turn(ada)).toBeVisible();
    expect(await noted(ada, 'told')).toEqual([]); // she sees it
  });
});

// Ada has David, who exchanges hands, and enough to pay.
const david = `game hypertext
seats 2
option length short
at mover: 0
at board: epistle
at lot 0: altar
at lot 1: lament
at hand 0: david salt stone vine bread love
at drawn: david
at hand 1: new great white bitter glory blood wisdom
`;
test.describe('what somebody else does', () => {
  test.use({ calm: false, position: david });
  test('is shown large before anything else happens; it is skipped and read again', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Hypertext');
    await ben.getByRole('combobox', { name: 'Speed' }).selectOption('slow');
    const hand = (page: Page) => page.locator('.hand .held');
    await expect(hand(ben)).toHaveCount(7);
    await ada.getByRole('button', { name: /^Activate/ }).click();
    for (const paid of ['Salt', 'Stone', 'Vine']) await hand(ada).filter({ hasText: paid }).click();
    // Her own page is never behind.
    await expect(hand(ada)).toHaveCount(7);
    await expect(staged(ada)).toHaveCount(0);
    // On his the card comes first, with what it does; his hand is still his.
    await expect(staged(ben)).toContainText('activates David');
    await expect(staged(ben).locator('.card')).toHaveCount(1);
    await ben.keyboard.press(' ');
    await expect(staged(ben)).toContainText('Ada exchanges hands with you: now you hold 2 cards and Ada holds 7.');
    await expect(staged(ben)).toContainText('Aimed at you');
    await expect(staged(ben).locator('.card')).toHaveCount(1);
    await expect(hand(ben)).toHaveCount(2);
    await ben.keyboard.press('Escape');
    await expect(staged(ben)).toHaveCount(0);
    await ben.keyboard.press('b');
    await expect(staged(ben)).toContainText('Ada exchanges hands with you: now you hold 2 cards and Ada holds 7.');
    await staged(ben).getByRole('button', { name: 'Back' }).click();
    await expect(staged(ben)).not.toContainText('exchanges hands');
    await ben.keyboard.press('Escape');
    await expect(staged(ben)).toHaveCount(0);
  });
});

test('a hand is held in one’s own order, by keyboard and by mouse, until it is sorted again', async ({ browser, house }) => {
  const page = await person(browser, house, still);
  await playNow(page, 'Hypertext');
  const held = page.locator('.hand .held');
  await ourTurn(page); // the card is drawn
  const names = () => held.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(',')[0]));
  const sorted = await names();
  const [first, second, third, ...rest] = sorted;
  await held.first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(names).toEqual([second, first, third, ...rest]);
  await expect(held.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(held.nth(2)).toBeFocused();
  // The third goes to the front.
  const [from, to] = [await held.nth(2).boundingBox(), await held.first().boundingBox()];
  if (!from || !to) throw new Error('there are no cards');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
  await page.mouse.up();
  await expect.poll(names).toEqual([third, second, first, ...rest]);
  await page.reload();
  await expect(held.first()).toBeVisible();
  expect(await names()).toEqual([third, second, first, ...rest]);
  await page.getByRole('button', { name: 'Sort my cards again' }).click();
  await expect.poll(names).toEqual(sorted);
});

test('? lists the keys, which can be switched off', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page);
  await expect(turn(page)).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys at this table' });
  await expect(list).toContainText('Keep your cards');
  await expect(list).toContainText('Open the rules');
  // What does nothing now is grey, and read out so.
  await expect(list.getByText('Take the card of a pile')).not.toContainText('not now');
  await expect(list.getByText('Undo the last step')).toContainText('not now');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /Single keys/ }).uncheck();
  await page.goBack();
  await expect(turn(page)).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('1');
  await expect(list).toBeHidden();
  await expect(turn(page)).toBeVisible();
});

// Which key does something now, in each game, for whoever plays as simply as can be.
type Keys = readonly (readonly [seen: string, key: string])[];
const played: Readonly<Record<string, Keys>> = {
  verbatim: [
    ['body:has(.pile) dialog[open] .ways .button.main:enabled', '1'],
    ['dialog[open] .ways .button:nth-child(2):enabled', '2'],
    ['.desk .end .button:enabled', 'h'],
    ['.choices.pass .button:enabled', 'p'],
    ['.choices .button.main:enabled', 'k'],
    ...[1, 2, 3, 4].map((pile) => [`.pile.lit:enabled:has(.end)[data-spot="pile ${pile}"]`, String(pile)] as const),
    ...[1, 2, 3, 4].map((pile) => [`.pile.lit:enabled[data-spot="pile ${pile}"]`, String(pile)] as const),
  ],
  hypertext: [
    ['dialog[open] .button', '1'],
    ['.redeem .button:enabled', 'p'],
    ['.records .gold:enabled', '1'],
    ['.laying .button.main:enabled', '1'],
    ['.laying .ways .button:enabled', 'Enter'],
    ['.chosen .ways [aria-keyshortcuts=d]:enabled', 'd'],
    ['.records [aria-keyshortcuts=p]:enabled', 'p'],
    ['.table:has(.task.acting) .hand .held:focus', 'Enter'],
  ],
  chapter_and_verse: [
    ['.speaking textarea:focus', 'Tab'], // to the button for those who do not know it
    ['.speaking .button.plain:focus', 'Enter'],
    ['.answer .button.main:enabled', 'p'],
    ['.asked :is(.row, .ways) :is(.held, .button:not(.plain)):enabled', '1'],
    ['.choosing .button:enabled', '1'],
    ['.turn-ways .gold:enabled', '1'],
    ['.chosen .ways [aria-keyshortcuts=f]:enabled', 'f'],
    ['.table:has(.task.acting):not(:has(.turn-ways)) .chosen .ways [aria-keyshortcuts=d]:enabled', 'd'],
    ['.table:has(.turn-ways:not(.free)) [aria-keyshortcuts=e]:enabled', 'e'],
    ['.table:has(.task.acting) :is(.hand, .pages) .held:focus', 'Enter'],
  ],
};
for (const game of games) {
  test(`${game}: a whole short game by keys alone, and the focus is never lost`, async ({ browser, house }) => {
    const page = await person(browser, house);
    const keys = played[game];
    if (!keys) throw new Error(`nobody has said by which keys ${game} is played`);
    await playNow(page, game.replaceAll('_', ' '));
    await untilOver([page], async () => {
      const found = await page.evaluate((all) => all.findIndex((selector) => document.querySelector(selector)?.checkVisibility()), keys.map(([seen]) => seen));
      const key = keys[found]?.[1];
      if (key !== undefined) await page.keyboard.press(key);
      return key !== undefined;
    });
    await expect(over(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
}
