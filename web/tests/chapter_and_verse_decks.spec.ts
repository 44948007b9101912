import { devices, type Page } from '@playwright/test';
import { announced, begin, expect, guest, linkOn, openTable, person, test } from './house.ts';
import { faults, still, width } from './looks.ts';

const game = 'Chapter and Verse';
const phone = { ...devices['Galaxy S8'], viewport: { width: 360, height: 740 }, ...still };

const search = (page: Page) => page.getByRole('searchbox');
const verses = (page: Page) => page.locator('.browser article');
const verse = (page: Page, title: string) => verses(page).filter({ has: page.getByRole('button', { name: new RegExp(`^${title},`) }) });
const card = (page: Page, title: string) => verse(page, title).getByRole('button', { name: new RegExp(`^${title},`) });
const more = (page: Page, title: string) => verse(page, title).getByRole('button', { name: /^(One more|Uno más)/ });
const less = (page: Page, title: string) => verse(page, title).getByRole('button', { name: /^(One less|Uno menos)/ });
const deck = (page: Page) => page.getByRole('complementary', { name: 'Your deck' });
const fits = (page: Page) => deck(page).getByText('May be played');
const toDecks = (page: Page) => announced(page, game).getByRole('link', { name: 'Build decks' }).click();
// As many copies as it has now, in the deck of which it is a row.
const copies = (page: Page, title: string) => deck(page).getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) });
async function set(page: Page, title: string, count: number) {
  const there = Number(await verse(page, title).locator('.number [aria-hidden]').textContent());
  for (let i = there; i < count; ++i) await more(page, title).click();
  for (let i = there; i > count; --i) await less(page, title).click();
}

test('a stranger finds a verse by its words, and mends a ready deck until it may be played', async ({ browser, house }) => {
  const page = await person(browser, house, { ...still, permissions: ['clipboard-read', 'clipboard-write'] });
  await toDecks(page);
  await expect(page.getByRole('heading', { name: 'Verses and decks' })).toBeVisible();
  await expect(page.getByText('180 of 180 verses')).toBeVisible();
  // Words of the scripture, which are neither in the title nor in the effect.
  await search(page).fill('exalted heathen');
  await expect(verses(page)).toHaveCount(1);
  await expect(card(page, 'Be Still')).toBeVisible();
  await expect(verse(page, 'Be Still').locator('mark').first()).toHaveText(/exalted/);
  await card(page, 'Be Still').click();
  await expect(page.getByRole('dialog', { name: 'Be Still' })).toContainText('I will be exalted among the heathen');
  await page.keyboard.press('Escape');
  // So are words of a title and of an effect, in American spelling too.
  await search(page).fill('neighbor');
  await expect(verse(page, 'Love Thy Neighbour').locator('.title mark')).toHaveText('Neighbour');
  await expect(verse(page, 'Bear No Grudge').locator('.effect mark')).toHaveText('Neighbour).');
  await search(page).fill('exalted heathen');
  // A ready deck is where one begins.
  await deck(page).locator('.begin li button').first().click();
  await expect(fits(page)).toBeVisible();
  // Four of a title, and a Unique verse twice: each with its reason and its rule.
  await set(page, 'Be Still', 4);
  await expect(deck(page).getByRole('status')).toContainText('at most 3 copies of "Be Still"');
  await expect(deck(page).getByRole('status').getByRole('link')).toHaveAttribute('href', '/rules/chapter_and_verse#CV-04');
  await deck(page).getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded();
  await expect(deck(page).getByRole('status')).toBeInViewport({ ratio: 1 });
  await search(page).fill('');
  await page.getByRole('combobox', { name: 'Marker or ability' }).selectOption('Unique');
  await set(page, 'The Last Shall Be First', 2);
  await expect(deck(page).getByRole('status').getByRole('listitem')).toHaveCount(2);
  await expect(deck(page).getByRole('status')).toContainText('"The Last Shall Be First" is Unique');
  expect(await faults(page), 'with faults').toEqual([]);
  await set(page, 'The Last Shall Be First', 1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await set(page, 'Be Still', 3);
  await expect(fits(page)).toBeVisible();
  // It has a name, and is there when one comes back.
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Rest');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Rest');
  await expect(copies(page, 'Be Still')).toContainText('Be Still: 3 in the deck');
  await expect(fits(page)).toBeVisible();
  const size = await deck(page).locator('.size strong').textContent();
  // As plain text, to share.
  await deck(page).getByRole('button', { name: 'Plain text' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.keyboard.press('Escape');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Rest');
  expect(text).toContain('3 Be Still');
  // What is deleted comes back.
  await deck(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveCount(0);
  await deck(page).getByRole('button', { name: 'Deleted: Rest. Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Rest');
  await deck(page).getByRole('button', { name: 'Delete' }).click();
  // Pasted back with a slip of the pen: the line is named, and nothing is lost.
  await deck(page).getByRole('button', { name: 'Paste a text' }).click();
  const field = page.getByRole('textbox', { name: 'Plain text' });
  const open = page.getByRole('button', { name: 'Open as a new deck' });
  await field.fill(text.replace('3 Be Still', '3 Be Stil'));
  await expect(page.getByRole('dialog')).toContainText('There is no verse "Be Stil"');
  await expect(open).toBeDisabled();
  expect(await faults(page), 'plain text').toEqual([]);
  await page.getByRole('button', { name: /^Line \d+$/ }).click();
  await page.keyboard.insertText('3 Be Still');
  await open.click();
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Rest');
  await expect(deck(page).locator('.size strong')).toHaveText(size ?? '');
  await expect(copies(page, 'Be Still')).toContainText('Be Still: 3 in the deck');
  await expect(fits(page)).toBeVisible();
});

test('several decks: an empty one, a copy, and which one is open', async ({ browser, house }) => {
  const page = await person(browser, house, still);
  await toDecks(page);
  // The first + begins a deck.
  await more(page, 'Be Still').click();
  await expect(deck(page).getByRole('status')).toContainText('at least 40 verses; this one has 1');
  await deck(page).getByRole('button', { name: 'Duplicate' }).click();
  await more(page, 'Be Still').click();
  const which = page.getByRole('combobox', { name: 'My decks' });
  await expect(which.getByRole('option')).toHaveText(['My deck', 'Copy of My deck']);
  await expect(copies(page, 'Be Still')).toContainText('Be Still: 2 in the deck');
  await which.selectOption('My deck');
  await expect(copies(page, 'Be Still')).toContainText('Be Still: 1 in the deck');
  await deck(page).getByRole('button', { name: 'New deck' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'An empty deck' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('My deck 2');
  // Another window has them too, and a damaged store is an empty one.
  const other = await page.context().newPage();
  await other.goto(`${house.address}/decks/chapter_and_verse`);
  await expect(other.getByRole('combobox', { name: 'My decks' }).getByRole('option')).toHaveCount(3);
  await page.evaluate(() => localStorage.setItem('scriptorium.decks.chapter_and_verse', '{"decks":[3'));
  await page.reload();
  await expect(deck(page)).toContainText('Or start from a ready deck');
});

test('by keyboard alone: search, filters, a verse more and less, close up, and undone', async ({ browser, house }) => {
  const page = await person(browser, house, still);
  await toDecks(page);
  await expect(page.getByText('180 of 180 verses')).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('still');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Strength', exact: true })).toBeFocused();
  for (const theme of ['Wisdom', 'Faith']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: theme, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Space');
  const first = page.locator('[data-verse]').first();
  await expect(first).toBeVisible();
  while (!(await first.evaluate((each) => each === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(first).toHaveAccessibleName(/2 in the deck$/);
  await page.keyboard.press('-');
  await expect(first).toHaveAccessibleName(/1 in the deck$/);
  // Close up one leafs through what was found, and takes what one likes.
  await page.keyboard.press('Enter');
  const closeUp = page.getByRole('dialog');
  const title = (await closeUp.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(closeUp.getByRole('heading', { level: 2 })).not.toHaveText(title);
  await expect(closeUp).toContainText(/2 of \d+/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await expect(closeUp).toContainText(`${title}: 2 in the deck`);
  await page.keyboard.press('-');
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(first).toHaveAccessibleName(/2 in the deck$/);
  await expect(page.locator('p[role=status]').getByText('Undone')).toBeAttached();
});

test('filters, an order, and each ready deck with its plan', async ({ browser, house }) => {
  const page = await person(browser, house, still);
  await toDecks(page);
  await page.getByRole('group', { name: 'Cost' }).getByRole('button', { name: '4' }).click();
  await page.getByRole('group', { name: 'Any of these themes' }).getByRole('button', { name: 'Trials', exact: true }).click();
  await page.getByRole('combobox', { name: 'Book', exact: true }).selectOption('new_testament');
  const found = await verses(page).count();
  expect(found).toBeGreaterThan(0);
  for (const each of await page.locator('[data-verse]').all()) await expect(each).toHaveAccessibleName(/Trials \d.*cost 4/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('canon');
  await expect(page.locator('[data-verse]').first()).toHaveAccessibleName(/^In the Beginning,/);
  expect(await faults(page), 'all verses').toEqual([]);
  await page.getByRole('link', { name: 'Ready decks' }).click();
  const ready = page.getByRole('article').first();
  await expect(ready).toContainText('How it wins');
  await expect(ready.locator('.plan')).not.toBeEmpty();
  await ready.locator('.held').first().click();
  await expect(page.getByRole('dialog')).toContainText('What it does');
  await page.keyboard.press('Escape');
  expect(await faults(page), 'ready decks').toEqual([]);
  await ready.getByRole('button', { name: 'Build on this deck' }).click();
  await expect(fits(page)).toBeVisible();
});

test('on a phone in Spanish: the Bible first, filters on a sheet, the deck in a drawer', async ({ browser, house }) => {
  const page = await person(browser, house, { ...phone, locale: 'es-ES' });
  await announced(page, 'Capítulo y Versículo').getByRole('link', { name: 'Arma mazos' }).tap();
  await expect(page.getByText('127 de 180 versículos')).toBeVisible();
  await search(page).fill('ensalzado');
  await expect(card(page, 'Estad quietos')).toBeVisible();
  await more(page, 'Estad quietos').tap();
  expect(await width(page)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: /^Filtros/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('switch', { name: 'Solo la Biblia' }).uncheck();
  await sheet.getByRole('button', { name: 'Fe', exact: true }).tap();
  expect(await faults(page), 'filters').toEqual([]);
  await sheet.getByRole('button', { name: /^Mostrar/ }).tap();
  await expect(card(page, 'Estad quietos')).toBeVisible();
  const bar = page.getByRole('button', { name: /^Mi mazo/ });
  await expect(bar).toContainText('1 versículo');
  await expect(bar).toContainText('1 cosa por arreglar');
  await bar.tap();
  const drawer = page.getByRole('dialog', { name: 'Tu mazo' });
  await expect(drawer).toContainText('Un mazo tiene al menos 40 versículos; este tiene 1.');
  expect(await faults(page), 'deck').toEqual([]);
  expect(await width(page)).toBeLessThanOrEqual(360);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('dialog button:enabled, .browser button:enabled')]
      .map((each) => ({ name: each.getAttribute('aria-label') ?? each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
  await drawer.getByRole('button', { name: 'Mazo nuevo' }).tap();
  await page.getByRole('dialog', { name: 'Mazo nuevo' }).locator('.begin li button').first().tap();
  await expect(drawer).toContainText('Se puede jugar');
  await page.keyboard.press('Escape');
  await search(page).fill('');
  expect(await faults(page), 'all verses').toEqual([]);
  expect(await width(page)).toBeLessThanOrEqual(360);
});

// Three of each make forty-two.
const some = ['Choose You This Day', 'Thou Shalt Not Steal', 'No Other Gods', 'The Golden Rule', 'If Ye Love Me', 'Do Justly, Love Mercy', 'Doers of the Word'];
const others = ['I Can Do All Things', 'A Peculiar Treasure', 'To Obey Is Better', 'The Whole Armour of God', 'Strong and of Good Courage', 'Honour Thy Father and Mother', 'Let Your Light Shine'];
const titles = [...some, ...others];

async function paste(page: Page, text: string) {
  await deck(page).getByRole('button', { name: /^(Paste a text|New deck)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New deck' });
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Paste a text' }).click();
  await page.getByRole('textbox', { name: 'Plain text' }).fill(text);
  await page.getByRole('button', { name: 'Open as a new deck' }).click();
}
const choice = (page: Page) => page.getByRole('combobox', { name: 'The deck you bring' });
const seat = (page: Page, name: string) => page.locator('.seats > li').filter({ has: page.locator('strong', { hasText: name }) });

test('two people bring decks that nobody else sees, and play with them', async ({ browser, house }) => {
  const ada = await person(browser, house, still);
  await toDecks(ada);
  await paste(ada, `# Mine\n${titles.map((title) => `3 ${title}`).join('\n')}`);
  await expect(fits(ada)).toBeVisible();
  await paste(ada, '# Too small\n3 Be Still');
  await expect(deck(ada).getByRole('status')).toContainText('at least 40');
  await ada.getByRole('link', { name: 'Home' }).click();
  await openTable(ada, game, { name: 'Ada', rules: { Mode: 'advanced' } });
  // Whichever comes, unless one chooses; what does not fit says why, and the choice before it stays.
  await expect(choice(ada)).toHaveValue('');
  await expect(seat(ada, 'Ada').getByText('Sealed deck')).toHaveCount(0);
  await choice(ada).selectOption('Mine');
  await expect(seat(ada, 'Ada').getByText('Sealed deck')).toBeVisible();
  await choice(ada).selectOption('Too small');
  await expect(seat(ada, 'Ada').getByRole('alert')).toContainText('“Too small” cannot be brought here: A deck has at least 40 verses; this one has 3.');
  await expect(choice(ada).locator('option:checked')).toHaveText('Mine');
  const ben = await guest(browser, await linkOn(ada), 'Ben', still);
  await choice(ben).selectOption({ index: 1 });
  const bens = (await choice(ben).locator('option:checked').textContent()) ?? '';
  await expect(seat(ben, 'Ben').getByText('Sealed deck')).toBeVisible();
  // Each sees of the other's deck that there is one.
  for (const [page, name] of [[ada, 'Ben'], [ben, 'Ada']] as const) {
    await expect(seat(page, name).getByText('Sealed deck')).toBeVisible();
    await expect(seat(page, name).getByRole('combobox')).toHaveCount(0);
    await seat(page, name).getByRole('button', { name: 'Sealed deck' }).click();
    await expect(page.getByRole('note').getByText(`What ${name} brings stays secret`)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(seat(ada, 'Ben')).not.toContainText(bens);
  expect(await faults(ada), 'before the game').toEqual([]);
  // It is still chosen for whoever comes back.
  await ada.reload();
  await expect(choice(ada).locator('option:checked')).toHaveText('Mine');
  await begin(ada);
  const hand = ada.getByRole('region', { name: 'Your hand' }).getByRole('button');
  await expect(hand.first()).toBeVisible();
  const names = await hand.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''));
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (const name of names) expect(titles.some((title) => name.startsWith(title)), name).toBe(true);
});

test('against a computer player one chooses a deck before the game begins, and the choice is remembered', async ({ browser, house }) => {
  const page = await person(browser, house, phone);
  await openTable(page, game, { name: 'Ada', players: ['novice'], rules: { Mode: 'advanced' } });
  await choice(page).selectOption({ index: 1 });
  const chosen = (await choice(page).locator('option:checked').textContent()) ?? '';
  await expect(seat(page, 'Ada').getByText('Sealed deck')).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(360);
  expect(await faults(page), 'before the game').toEqual([]);
  await begin(page);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await page.goto(house.address);
  await openTable(page, game, { players: ['novice'], rules: { Mode: 'advanced' } });
  await expect(choice(page).locator('option:checked')).toHaveText(chosen);
  await expect(seat(page, 'Ada').getByText('Sealed deck')).toBeVisible();
});

test('where the host chose the deck of a seat, that is said, and nothing is to be chosen', async ({ browser, house }) => {
  const page = await person(browser, house, still);
  // A table that no page opens: a program may.
  const table = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        line.onopen = () => line.send(JSON.stringify({ do: 'open', game: 'chapter_and_verse', seats: 2, options: { game: 'advanced', deck0: 'steadfast' }, id: 7 }));
        line.onmessage = ({ data }: MessageEvent<string>) => {
          const said = JSON.parse(data) as { id?: number; table: string };
          if (said.id === 7) resolve(said.table);
        };
      }),
  );
  const ada = await guest(browser, `${house.address}/t/${table}`, 'Ada', still);
  await expect(seat(ada, 'Ada')).toContainText('Whoever opened the table chose the deck of this seat.');
  await expect(choice(ada)).toHaveCount(0);
});
