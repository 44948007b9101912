import { devices, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { announced, expect, openTable, over, person, play, test, twoPeople, until, type House } from './house.ts';
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
const inOneLine = (cards: Locator) => cards.evaluateAll((all) => all.length > 1 && new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size === 1);
const lowest = (page: Page) => page.locator('.choices').evaluate((choices) => Math.round(choices.getBoundingClientRect().bottom));

// Whether anything was written on these parts of a picture: x, y, width and height.
const inkIn = (page: Page, png: Buffer, parts: readonly (readonly [number, number, number, number])[]) =>
  page.evaluate(
    async ([picture, all]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (each) => each.charCodeAt(0))]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      return all.map((part) => {
        const points = new Uint32Array(pen?.getImageData(...part).data.buffer ?? new ArrayBuffer(0));
        return points.some((point) => point !== points[0]);
      });
    },
    [png.toString('base64'), parts as [number, number, number, number][]] as const,
  );

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

test.describe('where the End Game card lies open', () => {
  test.use({ position: 'game verbatim\nseats 2\nat mover: 0\nat hand 0: a e i t c\nat pile 1: end m\nat pile 2: u e\n' });
  test('one is asked before it is taken, by mouse and by key, and may leave it', async ({ browser, house }) => {
    const page = await sit(browser, house, 2, laptop);
    const asked = page.getByRole('dialog', { name: 'Take the End Game card?' });
    await pile(page, 1).click();
    await expect(asked).toContainText('Nobody gets another card after this');
    await button(page, 'Not yet').click();
    await expect(asked).toBeHidden();
    await expect(page.getByText('Take one of the open cards.')).toBeVisible();
    await page.keyboard.press('1');
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await pile(page, 1).click();
    await button(page, 'Take it').click();
    await expect(page.locator('.desk')).toBeVisible();
    await expect(asked).toBeHidden();
  });
});

test.describe('with twenty-one cards', () => {
  test.use({ position: fifteen(2).replace('s*', 's a a t t u y'), taught: true });
  test('with the coach, no card is under the fold or under a button on a phone', async ({ browser, house }) => {
    const page = await person(browser, house, { ...still, ...phone });
    await announced(page, 'Verbatim').getByRole('button', { name: /^Play now/ }).click();
    await button(page, 'Let’s play').click();
    await page.locator('.known').evaluate((notice) => notice.remove());
    const inSight = async () => {
      await expect(page.locator('.hand .held')).toHaveCount(21);
      for (const card of await page.locator('.hand .held').all()) {
        await expect(card).toBeInViewport({ ratio: 0.99 });
        expect(await card.evaluate((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return [0.1, 0.9].every((part) => each.contains(document.elementFromPoint(left + width / 2, top + height * part)));
        })).toBe(true);
      }
    };
    await inSight();
    await pile(page, 1).click();
    await expect(button(page, 'Keep my cards')).toBeInViewport({ ratio: 1 });
    await inSight();
  });
});

test.describe('with eleven cards among three', () => {
  test.use({ position: fifteen(3).replace('n o r s g h m s*', 'n o r s'), taught: true });
  for (const [where, options] of [['laptop', laptop], ['phone', phone]] as const) {
    test(`with the coach, all of a turn is within reach on a ${where}`, async ({ browser, house }) => {
      const page = await sit(browser, house, 3, options);
      await button(page, 'Let’s play').click();
      await pile(page, 1).click();
      await pile(page, 2).click();
      await expect(button(page, 'Exchange')).toBeDisabled();
      await expect(page.locator('.hand .held')).toHaveCount(11);
      for (const control of await page.locator('.hand .held, .choices .button').all()) await expect(control).toBeInViewport({ ratio: 1 });
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
  test.use({ position: 'game verbatim\nseats 2\nat arrange: 1\nat hand 0: a a a e i t t t c d l n o r s s g h m u y\nat hand 1: d o g e\n' });
  test('letters are as large as a finger on a phone, and the way on is in sight', async ({ browser, house }) => {
    const page = await sit(browser, house, 2, { ...phone, ...devices['Galaxy S8'], viewport: phone.viewport });
    await expect(page.locator('.free button.letter')).toHaveCount(21);
    // What one forms is in sight, and nothing lies over it, however low the screen is.
    await page.setViewportSize({ width: 360, height: 480 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.free button.letter').first().tap();
    const formed = page.locator('.words button.letter').first();
    await expect(formed).toBeInViewport({ ratio: 1 });
    await expect.poll(() => formed.evaluate((letter) => {
      const { x, y, width, height } = letter.getBoundingClientRect();
      return letter.contains(document.elementFromPoint(x + width / 2, y + height - 2));
    })).toBe(true);
    await page.setViewportSize(phone.viewport);
    for (const control of await page.locator('button.letter, .desk .button').all()) {
      const box = await control.boundingBox();
      expect(box && Math.min(box.width, box.height) >= 44).toBe(true);
    }
    await expect(page.locator('.desk .end .button')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.free button.letter').last()).toBeInViewport({ ratio: 1 });
    // However many words there are, the letters that are left are in sight, and what one does not have is said where one types.
    const field = page.getByRole('textbox', { name: 'Type a word' });
    await button(page, 'Clear').tap();
    await field.fill('staring');
    await button(page, 'Add').tap();
    await expect(page.locator('.desk .word button.letter')).toHaveCount(7);
    expect(await inOneLine(page.locator('.desk .word button.letter'))).toBe(true);
    await button(page, 'Clear').tap();
    for (const word of ['clots', 'might', 'sandy', 'tear', 'zebra']) {
      await field.fill(word);
      await button(page, 'Add').tap();
    }
    const no = page.locator('.desk').getByRole('alert').filter({ hasText: 'zebra' });
    await expect(no).toBeInViewport({ ratio: 1 });
    expect((await no.boundingBox())?.y).toBeLessThan(((await field.boundingBox())?.y ?? 0) + 130);
    for (const letter of await page.locator('.free button.letter').all()) await expect(letter).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.free button.letter')).toHaveCount(2);
    // The focus goes down the page as the eye does.
    const heights = await page.locator('.desk :is(input, button):enabled').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });
});

test.describe('when words are seen', () => {
  test.use({ position: 'game verbatim\nseats 2\nat challenge: 1\nat hand 0: c a t s\nat words 0: cat\nat hand 1: d o g e\nat words 1: gd\n' });

  test('a challenge says what is at stake; in the end the words that nobody challenged are judged, and the points add up', async ({ browser, house }) => {
    const page = await sit(browser, house, 2, laptop);
    // What is left over is counted before anybody decides: words, less what is left over, are the points.
    await expect(page.locator('.rows .sum')).toHaveText([/^\d+ in words − \d+ left over = \D?\d+$/, /^5 in words − \d+ left over = \D?\d+$/]);
    for (const row of await page.locator('.rows .row').all()) {
      const [laid = 0, left = 0] = ((await row.locator('.sum').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
      await expect(row.locator('.points')).toHaveText(new RegExp(`^${String(laid - left).replace('-', '\u2212')} points?$`));
      await expect(row.locator('.unused')).toContainText(`left over: \u2212${left}`);
    }
    await page.getByRole('button', { name: 'Challenge: gd' }).click();
    const dialog = page.getByRole('dialog', { name: 'Challenge GD?' });
    await expect(dialog).toContainText('the Novice gets 5 points more');
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
    await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveCount(0); // nothing goes on
    const [download] = await Promise.all([page.waitForEvent('download'), over(page).getByRole('button', { name: 'Share the result' }).click()]);
    expect(download.suggestedFilename()).toBe('verbatim.png');
    const picture = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of picture) chunks.push(chunk as Buffer);
    const png = Buffer.concat(chunks);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await inkIn(page, png, [[0, 0, 18, 630], [1184, 0, 16, 630], [38, 50, 28, 530], [1134, 50, 28, 530]])).toEqual([false, false, false, false]); // all is within the frame
    expect(await inkIn(page, png, [[70, 566, 200, 24], [80, 470, 350, 80]])).toEqual([true, true]); // the link, and the best of the winner's words
    await expect(over(page).getByRole('status')).toContainText('link to the game is copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/g\/[0-9a-f]+$/);
  });
});

test.describe('when there is no word of others', () => {
  test.use({ position: 'game verbatim\nseats 2\nat challenge: 1\nat hand 0: c a t s\nat words 0: cat\nat hand 1: d o g e\nat words 1:\n' });
  test('there is one answer, which gives itself', async ({ browser, house }) => {
    const page = await sit(browser, house, 2);
    await expect(page.getByText('There is no word for you to challenge.')).toBeVisible();
    await expect(page.locator('.choices .only')).toHaveText('Pass');
    await expect(over(page)).toBeVisible();
  });
});

test.describe('when words are long', () => {
  test.use({ position: 'game verbatim\nseats 2\nat challenge: 1\nat hand 0: c a t s\nat words 0: cat\nat hand 1: c l e a r m i n d t o s\nat words 1: clearmindtos\n' });
  test('each stands in one line on a phone, and Pass lies over none', async ({ browser, house }) => {
    const page = await sit(browser, house, 2, phone);
    const word = page.getByRole('img', { name: 'CLEARMINDTOS' });
    await expect(word.locator('.card')).toHaveCount(12);
    expect(await inOneLine(word.locator('.card'))).toBe(true);
    // To the left and to the right of Pass nothing shines through.
    const pass = await button(page, 'Pass').boundingBox();
    const beside = await page.evaluate((y) => [24, 336].map((x) => document.elementFromPoint(x, y)?.classList.contains('pass')), (pass?.y ?? 0) + (pass?.height ?? 0) / 2);
    expect(beside).toEqual([true, true]);
  });
});

test.describe('when a challenge is shown', () => {
  test.use({ position: 'game verbatim\nseats 2\nat challenge: 0\nat hand 0: m i r a c l e s\nat words 0: miracles\nat hand 1: d o g e\nat words 1: dog\n', calm: false });
  test('its word stands in one line on a phone', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Verbatim', { on: phone });
    await ben.getByRole('button', { name: 'Challenge: miracles' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
    await expect(ada.locator('.panel .card').first()).toBeVisible();
    expect(await inOneLine(ada.locator('.panel .card'))).toBe(true);
  });
});

test.describe('when a word is broken', () => {
  test.use({ position: 'game verbatim\nseats 2\nat challenge: 0\nat hand 0: c a t g d m\nat words 0: cat gd\nat hand 1: d o g e\nat words 1: dog\n' });
  test('its maker reads which one, and what the table counts; the other reads what is waited for', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
    await expect(ada.locator('.task')).toHaveText('Ben is deciding whether to challenge a word.');
    await ben.getByRole('button', { name: 'Challenge: gd' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
    await expect(ada.locator('.desk .hint')).toHaveText('Ben challenges GD. It does not exist and was dissolved. Form other words with its letters, or leave them unused.');
    await expect(ada.locator('.desk .end').getByRole('button')).toHaveText('Hand in'); // one word stands
    const counted = ada.getByRole('listitem', { name: /Ada/ }).locator('.points').first();
    const total = ((await counted.textContent()) ?? '').replace(/ points?$/, '');
    await expect(ada.locator('.desk .score')).toHaveText(new RegExp(`^[1-9].* in words − .* left over = ${total}$`));
    await expect(ben.locator('.task')).toHaveText('Ada may form other words with the letters of the dissolved word.');
    await ada.reload();
    await expect(ada.locator('.desk .hint')).toContainText('Ben challenges GD.');
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
  // The server has told us that we are asked in chapter 2.
  const comesBack = (page: Page) =>
    new Promise<void>((resolve) => {
      const ours = (frame: string) => frame.includes('"chapter":2,') && frame.includes('"actors":[0]');
      page.on('websocket', (line) => line.on('framereceived', ({ payload }) => ours(String(payload)) && resolve()));
    });
  // What the log has of the turn after it.
  const begun = (page: Page) => page.getByRole('listitem', { includeHidden: true }).filter({ hasText: /^Brother Eager (draws|discards|pays|activates|records)/ });
  for (const options of [phone, laptop]) {
    test(`it is reckoned line by line before the next is seen, ${options.viewport.width} px`, async ({ browser, house }) => {
      const page = await person(browser, house, { ...still, ...options });
      const turn = comesBack(page);
      await openTable(page, 'Hypertext', { name: 'Ada', players: ['greedy'] });
      const dialog = page.getByRole('dialog', { name: 'Chapter 1 is over' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('table', { name: 'Ada' }).getByRole('row')).toContainText(['What for', '3 cards left in hand', 'Chapter 1', 'Total']);
      const other = dialog.locator('table').first();
      await expect(other).toContainText('1 Letter: 5 points');
      await expect(other.locator('tfoot td').last()).toHaveText('15');
      expect(await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)).not.toContain('/ 0.'); // nothing shines through
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport.width);
      // The computer player has begun the next and waits for us; of that nothing is seen, however long one reads.
      await turn;
      await expect(page.locator('.task')).toHaveText(/Brother Eager/);
      await expect(begun(page)).toHaveCount(0);
      await dialog.getByRole('button', { name: 'On to chapter 2' }).click();
      await expect(dialog).toBeHidden();
      await expect(begun(page)).not.toHaveCount(0);
    });
  }
});
