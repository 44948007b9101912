import { devices, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { expect, openTable, over, person, play, test, until, type House } from './house.ts';
import { still } from './looks.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const laptop = { viewport: { width: 1440, height: 900 } };

async function sit(browser: Browser, house: House, seats: number, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await person(browser, house, { ...still, ...options });
  await openTable(page, 'Verbatim', { name: 'Ada', seats, players: Array.from({ length: seats - 1 }, () => 'novice') });
  await page.locator('.known').evaluate((notice) => notice.remove()); // at a server that deals unknown cards it is not there
  return page;
}
const pile = (page: Page, number: number) => page.locator('.pile').nth(number - 1);
const held = (page: Page, letter: string) => page.locator('.hand .held').filter({ has: page.locator('text.letter', { hasText: new RegExp(`^${letter}$`) }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lowest = (page: Page) => page.locator('.choices').evaluate((choices) => Math.round(choices.getBoundingClientRect().bottom));

const fifteen = (seats: number) => `game verbatim
seats ${seats}
at mover: 0
at hand 0: a e i t c d l n o r s g h m s*
at pile 1: b a
at pile 2: u e
at pile 3: y d
at pile 4: z*
`;

test.describe('with fifteen cards', () => {
  test.use({ position: fifteen(2) });

  test('one offers first or asks first, and takes back what was chosen', async ({ browser, house }) => {
    const page = await sit(browser, house, 2, laptop);
    await pile(page, 1).click();
    await expect(button(page, 'Keep my cards')).toBeVisible();
    // A card of the hand first: it stays in the hand, marked, and can be taken back.
    await held(page, 'G').click();
    await expect(held(page, 'G')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.hand .held')).toHaveCount(15);
    await expect(page.locator('.task')).toContainText('worth exactly 3');
    await expect(button(page, 'Exchange')).toBeDisabled();
    await held(page, 'G').click();
    await expect(button(page, 'Keep my cards')).toBeVisible();
    // A pile first: the same.
    await pile(page, 2).click();
    await expect(pile(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await pile(page, 2).click();
    await expect(pile(page, 2)).toHaveAttribute('aria-pressed', 'false');
    // From both sides, and then it is done.
    await held(page, 'G').click();
    await pile(page, 2).click();
    await held(page, 'H').click();
    await expect(button(page, 'Exchange')).toBeDisabled();
    await pile(page, 3).click();
    await button(page, 'Exchange').click();
    await expect(page.locator('.removed summary')).toContainText('2 cards given away');
    await expect(held(page, 'U')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  for (const [where, options] of [['laptop', laptop], ['phone', phone]] as const) {
    test(`all of a turn is within reach on a ${where}, and a no moves nothing`, async ({ browser, house }) => {
      const page = await sit(browser, house, 2, options);
      await pile(page, 1).click();
      await expect(button(page, 'Keep my cards')).toBeVisible();
      const before = await lowest(page);
      for (const press of [pile(page, 4), pile(page, 1), page.locator('.hand .held').filter({ hasText: 'S' }).last()]) {
        await press.click(); // red, or bare
        await expect(page.getByRole('alert').filter({ hasText: 'Read the rule' })).toBeVisible();
        expect(await lowest(page)).toBe(before);
      }
      for (const letter of ['A', 'E', 'I']) await held(page, letter).click();
      await pile(page, 2).click();
      await expect(button(page, 'Exchange')).toBeEnabled();
      expect(await lowest(page)).toBe(before);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      for (const control of await page.locator('.pile, .hand .held, .choices .button').all()) {
        const box = await control.boundingBox();
        expect(box && box.y >= 0 && box.y + box.height <= options.viewport.height).toBe(true);
        expect(box && Math.min(box.width, box.height) >= 44).toBe(true);
      }
      // Nothing that can be pressed lies under the buttons.
      const hand = await page.locator('.hand').boundingBox();
      const choices = await page.locator('.choices').boundingBox();
      expect(hand && choices && hand.y + hand.height <= choices.y + 4).toBe(true);
    });
  }
});

test.describe('with fifteen cards among five', () => {
  test.use({ position: fifteen(5) });
  test('all of a turn is within reach on a phone', async ({ browser, house }) => {
    const page = await sit(browser, house, 5, phone);
    await pile(page, 1).click();
    await expect(button(page, 'Keep my cards')).toBeVisible();
    expect(await lowest(page)).toBeLessThanOrEqual(phone.viewport.height);
    expect((await page.locator('.hand').boundingBox())?.y).toBeGreaterThan(0);
    await expect(page.locator('.hand .held').last()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('at the desk', () => {
  test.use({ position: 'game verbatim\nseats 2\nat arrange: 1\nat hand 0: a e i t c d l n o r s g h m p\nat hand 1: d o g e\n' });
  test('letters are as large as a finger on a phone, and the way on is in sight', async ({ browser, house }) => {
    const page = await sit(browser, house, 2, { ...phone, ...devices['Galaxy S8'], viewport: phone.viewport });
    await expect(page.locator('.free button.letter')).toHaveCount(15);
    await page.locator('.free button.letter').first().tap();
    for (const control of await page.locator('button.letter, .desk .button').all()) {
      const box = await control.boundingBox();
      expect(box && Math.min(box.width, box.height) >= 44).toBe(true);
    }
    await expect(page.locator('.desk .end .button')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.free button.letter').last()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('when words are seen', () => {
  test.use({ position: 'game verbatim\nseats 2\nat challenge: 1\nat hand 0: c a t s\nat words 0: cat\nat hand 1: d o g e\nat words 1: gd\n' });

  test('a challenge says what is at stake; in the end the words that nobody challenged are judged, and the points add up', async ({ browser, house }) => {
    const page = await sit(browser, house, 2, laptop);
    await page.getByRole('button', { name: 'Challenge: gd' }).click();
    const dialog = page.getByRole('dialog', { name: 'Challenge GD?' });
    await expect(dialog).toContainText('The Novice gets 5 points more');
    await expect(dialog).toContainText('up to 10 points');
    await dialog.getByRole('button', { name: 'Let it stand' }).click();
    await until([page], play, () => over(page).isVisible());
    await expect(page.getByText('Nobody challenged GD: it is not in the dictionary.')).toBeVisible();
    const novice = page.getByRole('table', { name: 'The Novice' });
    await expect(novice.getByRole('row')).toContainText(['What for', 'GD', '2 letters left over: E and O', 'Total']);
    for (const account of await page.locator('.accounts table').all()) {
      const [rows, total] = await account.evaluate((table) => {
        const numbers = (cells: string) => [...table.querySelectorAll(cells)].map((cell) => Number(cell.textContent?.replace('\u2212', '-').replace('+', '')));
        return [numbers('tbody td'), numbers('tfoot td')[0]] as const;
      });
      expect(rows.reduce((sum, points) => sum + points, 0)).toBe(total);
    }
  });

  test('the result is shared as a picture, with the link to the game', async ({ browser, house }) => {
    const page = await sit(browser, house, 2, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
    await until([page], play, () => over(page).isVisible());
    await expect(over(page).locator('.ways > *')).toHaveText(['Play again', 'Look at the game again', 'Share the result', 'Download the game']);
    const [download] = await Promise.all([page.waitForEvent('download'), over(page).getByRole('button', { name: 'Share the result' }).click()]);
    expect(download.suggestedFilename()).toBe('verbatim.png');
    const picture = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of picture) chunks.push(chunk as Buffer);
    const png = Buffer.concat(chunks);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    await expect(over(page).getByRole('status')).toContainText('link to the game is copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/g\/[0-9a-f]+$/);
  });
});

test.describe('when there is no word of others', () => {
  test.use({ position: 'game verbatim\nseats 2\nat challenge: 1\nat hand 0: c a t s\nat words 0: cat\nat hand 1: d o g e\nat words 1:\n' });
  test('nobody is asked to challenge', async ({ browser, house }) => {
    const page = await sit(browser, house, 2);
    await expect(page.getByText('There is no word for you to challenge.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pass' })).toHaveCount(0);
    await expect(over(page)).toBeVisible();
  });
});

test.describe('when a chapter of Hypertext ends', () => {
  test.use({
    position: `game hypertext
seats 2
option length short
option duel_redeem off
at step: grace
at mover: 0
at out: 1
at board: hymnal
at lot 0: epistle
at hand 0: ruth eat bread
at letters 1: 1
at earned 1: 10
`,
  });
  for (const options of [phone, laptop]) {
    test(`it is reckoned line by line before the next is seen, ${options.viewport.width} px`, async ({ browser, house }) => {
      const page = await person(browser, house, { ...still, ...options });
      await openTable(page, 'Hypertext', { name: 'Ada', players: ['greedy'] });
      const dialog = page.getByRole('dialog', { name: 'Chapter 1 is over' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('table', { name: 'Ada' }).getByRole('row')).toContainText(['What for', '3 cards left in hand', 'Chapter 1', 'Total']);
      const other = dialog.locator('table').first();
      await expect(other).toContainText('1 Letter: 5 points');
      await expect(other.locator('tfoot td').last()).toHaveText('15');
      expect(await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)).not.toContain('/ 0.'); // nothing shines through
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport.width);
      await dialog.getByRole('button', { name: 'On to chapter 2' }).click();
      await expect(dialog).toBeHidden();
    });
  }
});
