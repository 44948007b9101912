import { devices, type Page } from '@playwright/test';
import { begin, expect, guest, linkOn, openTable, over, person, playNow, test, twoPeople } from './house.ts';
import { faults, still, width } from './looks.ts';

const phone = { ...devices['Galaxy S8'], viewport: { width: 360, height: 740 }, ...still };
const held = (page: Page, title: string) => page.locator('.hand .held').filter({ hasText: title }).first();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const words = (page: Page) => page.getByRole('textbox', { name: 'The words of the verse' });
const mine = (page: Page) => page.getByRole('region', { name: 'Your tabletop' });
const verdict = (page: Page) => page.locator('.judged');

// What is written of each kind, and what was said in its place.
const slips = (page: Page) =>
  page.locator('.slips .slip').evaluateAll((all) => all.map((slip) => [...slip.querySelectorAll('del, ins')].map((part) => [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join('')).join('/')));

async function quote(page: Page, title: string) {
  await held(page, title).click();
  await press(page, /^Recite/);
  await press(page, 'Recite now');
}
async function recite(page: Page, said: string) {
  await words(page).fill(said);
  await words(page).press('Enter');
}

// Where the tabletop is empty there is no other chapter to choose.
const intoNew = (page: Page) => page.locator('.panel').getByRole('button', { name: /^(New chapter|Capítulo nuevo)$/ }).click();

const cards = `at hand 0: if_ye_love_me god_so_loved no_other_gods thou_shalt_not_steal be_still
at hand 1: choose_you_this_day do_justly_love_mercy i_can_do_all_things
`;

test.describe('Quote', () => {
  test.use({ position: `game chapter_and_verse\nseats 2\noption game basic\noption reciting lenient\n${cards}` });

  test('the verse is gone from the screen of whoever recites it; the others follow the words; right, it is played for nothing', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Chapter and Verse');
    await quote(ada, 'If Ye Love Me');
    await expect(words(ada)).toBeFocused();
    await expect(ada.getByRole('heading', { name: 'Recite "If Ye Love Me"' })).toBeVisible();
    await expect(ada.getByText('keep my commandments')).toHaveCount(0);
    await expect(ben.getByText('“If ye love me, keep my commandments.”')).toBeVisible();
    // What was typed is there after a reload.
    await words(ada).fill('If ye love me');
    await ada.reload();
    await expect(words(ada)).toHaveValue('If ye love me');
    await expect(ada.getByText('keep my commandments')).toHaveCount(0);
    await ben.reload();
    await expect(ben.getByText('“If ye love me, keep my commandments.”')).toBeVisible();
    await words(ada).fill('John 14:15. if ye love me keep my commandments');
    await press(ada, 'Recite');
    for (const page of [ada, ben]) {
      await expect(verdict(page)).toContainText(page === ada ? 'You recite it correctly.' : 'Ada recites it correctly.');
      await expect(verdict(page)).toContainText('Not one slip');
    }
    await press(ada, 'Play it');
    await intoNew(ada);
    // What was recited rightly is not challenged: its Keyword asks at once.
    await expect(ada.locator('.asked')).toContainText('If Ye Love Me');
  });

  test('before one recites one may read the verse once more, or let it be; the words that are expected are named', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Chapter and Verse');
    const before = ada.getByRole('region', { name: 'Recite "If Ye Love Me"' });
    await held(ada, 'If Ye Love Me').click();
    await press(ada, /^Recite/);
    await expect(before).toContainText('In the words of the King James Version. The World English Bible and the Reina-Valera 1909 count, too.');
    await expect(before).toBeInViewport({ ratio: 1 });
    await press(ada, 'Read it first');
    await expect(ada.getByRole('dialog')).toContainText('“If ye love me, keep my commandments.”');
    await press(ada, 'Close');
    await press(ada, 'Cancel');
    await expect(before).toHaveCount(0);
    await expect(ada.getByRole('button', { name: 'End your turn' })).toBeEnabled();
    await expect(ben.locator('.listening')).toHaveCount(0);
    await press(ada, /^Recite/);
    expect(await faults(ada)).toEqual([]);
    await press(ada, 'Recite now');
    await expect(ada.getByRole('form')).toContainText('In the words of the King James Version.');
    await expect(ben.locator('.listening')).toBeVisible();
  });

  test('wrong: the slips are shown word by word, and the verse is paid for or discarded', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Chapter and Verse');
    await held(ada, 'God So Loved').click();
    await press(ada, 'Look closer');
    const near = ada.getByRole('dialog');
    for (const line of ['“For God so loved the world', '“Porque de tal manera amó Dios', 'Quote. Keyword', 'Testimony', 'Not everyone knows that it is in your hand.']) await expect(near).toContainText(line);
    await press(ada, 'Close');
    await press(ada, /^Recite/);
    await press(ada, 'Recite now');
    await recite(ada, 'For God loved so the earth, that he gave his only begotten Son, that whosoever believeth in him should have everlasting life.');
    for (const page of [ada, ben]) {
      await expect(verdict(page)).toContainText(page === ada ? 'You do not recite it correctly.' : 'Ada does not recite it correctly.');
      await expect(verdict(page)).toContainText('5 slips');
      await expect.poll(() => slips(page)).toEqual(['loved so/so loved', 'earth/world', 'not', 'perish', 'but']);
    }
    await press(ada, 'Discard it');
    await press(ben, 'Close');
    await expect(verdict(ben)).toHaveCount(0);
  });
});

test.describe('Three at the table', () => {
  test.use({
    position: `game chapter_and_verse
seats 3
option game basic
option reciting lenient
at hand 0: if_ye_love_me no_other_gods be_still
at hand 1: choose_you_this_day
at hand 2: do_justly_love_mercy
`,
  });

  test('the verse is shown to whoever holds it; the third hears the words', async ({ browser, house }) => {
    const ada = await person(browser, house);
    await openTable(ada, 'Chapter and Verse', { name: 'Ada', seats: 3 });
    const link = await linkOn(ada);
    const ben = await guest(browser, link, 'Ben');
    const eve = await guest(browser, link, 'Eve');
    await begin(ada);
    await quote(ada, 'If Ye Love Me');
    await press(ada, 'Ben');
    await expect(ben.locator('.listening')).toContainText('keep my commandments');
    await expect(eve.locator('.listening')).toContainText('Ada recites a verse that Ben holds');
    await expect(eve.getByText('commandments')).toHaveCount(0);
    await recite(ada, 'If ye love me, keep my laws');
    await expect(verdict(ben)).toContainText('1 slip');
    await expect(verdict(eve)).toContainText('“If ye love me, keep my laws”');
    expect(await faults(eve)).toEqual([]);
  });
});

test.describe('Quote It', () => {
  test.use({
    position: `game chapter_and_verse
seats 2
option game basic
option reciting lenient
at hand 0: no_other_gods white_as_snow be_still
at chapter 0.1: honour_thy_father_and_mother
at hand 1: choose_you_this_day do_justly_love_mercy i_can_do_all_things
`,
  });

  async function challenge(ada: Page, ben: Page, title: string, sacrifice: string) {
    await held(ada, title).click();
    await press(ada, /^Play/);
    await intoNew(ada);
    await press(ben, 'Quote It');
    await held(ben, sacrifice).click();
    await expect(ada.getByRole('form', { name: `Recite "${title}"` })).toContainText('Ben says “Quote It”.');
  }

  test('lost by whoever says it, then won: what cannot be recited goes to Outer Darkness', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Chapter and Verse');
    await challenge(ada, ben, 'No Other Gods', 'Do Justly');
    // It lies on the table, and whoever recites it sees its back.
    await expect(mine(ada).locator('.card.back')).toHaveCount(1);
    // Nor does it come closer out of its chapter.
    await mine(ada).getByRole('button', { name: /^your chapter 2/ }).click();
    await ada.getByRole('dialog').getByRole('button', { name: /No Other Gods/ }).click();
    await expect(ada.getByRole('dialog', { name: 'your chapter 2' })).toBeVisible();
    await press(ada, 'Close');
    await expect(ada.getByText('no other gods before me')).toHaveCount(0);
    await expect(ben.locator('.listening')).toContainText('“Thou shalt have no other gods before me.”');
    await recite(ada, 'Thou shalt have no other gods before me.');
    await expect(verdict(ben)).toContainText('Not one slip');
    await expect(mine(ada).locator('.card.back')).toHaveCount(0);
    await expect(mine(ada)).toContainText('No Other Gods');
    await challenge(ada, ben, 'White as Snow', 'Choose You This Day');
    await press(ada, 'I do not know it');
    // Nothing was said: the words are there to read.
    await expect(verdict(ada)).toContainText('You do not recite it correctly.');
    await expect(verdict(ada)).toContainText('they shall be as white as snow');
    await expect(mine(ada)).not.toContainText('White as Snow');
    await expect(mine(ada)).toContainText('1 verse in Outer Darkness');
  });
});

test.describe('A computer player', () => {
  test.use({
    position: `game chapter_and_verse
seats 2
option game basic
option reciting exact
option recall 0 0 0 0 0 0
at mover: 1
at hand 1: thou_shalt_not_steal no_other_gods
at phase: freeplay
at hand 0: choose_you_this_day do_justly_love_mercy i_can_do_all_things
`,
  });

  test('recites in words, and makes slips where it does not know the verse', async ({ browser, house }) => {
    const ada = await person(browser, house);
    await playNow(ada, 'Chapter and Verse');
    await press(ada, 'Quote It');
    await held(ada, 'Do Justly').click();
    await expect(verdict(ada)).toContainText('does not recite it correctly.');
    await expect(ada.locator('.slips .slip').first()).toBeVisible();
  });
});

test.describe('By the table', () => {
  test.use({ position: `game chapter_and_verse\nseats 2\noption game basic\noption reciting by_the_table\n${cards}` });

  test('whoever recites says it aloud, and the opponent says whether it was right, even after a reload', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Chapter and Verse', { on: phone });
    await quote(ada, 'If Ye Love Me');
    await expect(words(ada)).toHaveCount(0);
    await expect(ada.getByRole('form')).toContainText('Say it aloud. Another player says whether it was right.');
    await expect(ben.getByRole('button', { name: 'Right' })).toHaveCount(0);
    await press(ada, 'I have said it');
    await expect(ada.getByText('The others say whether it was right.')).toBeVisible();
    await expect(ada.getByText('keep my commandments')).toHaveCount(0);
    await expect(ben).toHaveTitle(/Your turn/);
    await expect(ada).not.toHaveTitle(/Your turn/);
    await ben.reload();
    await expect(ben.locator('.listening')).toContainText('Did Ada recite it correctly?');
    await expect(ben.getByText('“If ye love me, keep my commandments.”')).toBeVisible();
    for (const page of [ada, ben]) expect(await width(page)).toBe(360);
    await press(ben, 'Right');
    await expect(verdict(ada)).toContainText('You recite it correctly.');
    await press(ada, 'Back to my hand');
    await expect(held(ada, 'If Ye Love Me')).toBeVisible();
  });
});

test.describe('In Spanish', () => {
  test.use({ position: `game chapter_and_verse\nseats 2\noption game basic\noption verses bible_only\noption reciting exact\n${cards}` });

  test('from the Bible alone: the words, what is asked and the slips are Spanish', async ({ browser, house }) => {
    const ana = await person(browser, house, { ...phone, locale: 'es-ES' });
    await playNow(ana, 'Capítulo y Versículo');
    await press(ana, 'Leer mis versículos');
    await expect(ana.getByRole('dialog')).toContainText('“No hurtarás.”');
    await press(ana, 'Cerrar');
    await held(ana, 'Si me amáis').click();
    await press(ana, /^Recitar/);
    await expect(ana.getByRole('region', { name: 'Recita “Si me amáis”' })).toContainText('Con las palabras de la Reina-Valera 1909. También valen la King James y la World English Bible.');
    await expect(ana.locator('.before')).toBeInViewport({ ratio: 1 });
    await press(ana, 'Recitar ahora');
    await ana.getByRole('textbox', { name: 'Las palabras del versículo' }).fill('Si me amais, guardad mis preceptos');
    await press(ana, 'Recitar');
    await expect(verdict(ana)).toContainText('1 error');
    await expect.poll(() => slips(ana)).toEqual(['preceptos/mandamientos']);
    expect(await width(ana)).toBe(360);
  });
});

test.describe('Verses to read', () => {
  test.use({
    position: `game chapter_and_verse
seats 2
option game basic
option reciting lenient
at hand 0: if_ye_love_me be_still
at hand 1: choose_you_this_day
at chapter 0.1: thou_shalt_not_steal no_other_gods honour_thy_father_and_mother
at blessings_left 0: 1
`,
  });

  test('in peace before one recites, where the words can be tried; and after the game all that were recited and met', async ({ browser, house }) => {
    const [ada] = await twoPeople(browser, house, 'Chapter and Verse', { on: still });
    await press(ada, 'Read my verses');
    const book = ada.getByRole('dialog');
    await expect(book).toContainText('1 of 2');
    await book.getByRole('button', { name: 'The next verse' }).click();
    await expect(book).toContainText('2 of 2');
    await book.getByRole('button', { name: 'The verse before' }).click();
    await book.getByRole('button', { name: 'Cover the words and try' }).click();
    await expect(book.getByText('keep my commandments')).toHaveCount(0);
    await words(ada).fill('If ye love me, keep the commandments');
    await book.getByRole('button', { name: 'Compare' }).click();
    await expect(book).toContainText('1 slip');
    expect(await faults(ada)).toEqual([]);
    await press(ada, 'Close');
    await quote(ada, 'If Ye Love Me');
    expect(await faults(ada)).toEqual([]);
    await recite(ada, 'If ye love me, keep my commandments.');
    expect(await faults(ada)).toEqual([]);
    await press(ada, 'Back to my hand');
    await press(ada, 'Close Strength');
    await ada.locator('.panel').getByRole('button', { name: /hapter 1/ }).click();
    await expect(over(ada)).toBeVisible();
    const list = ada.getByRole('region', { name: 'Verses of this game' });
    await expect(list.getByRole('button', { name: 'If Ye Love Me, recited by Ada' })).toBeVisible();
    await expect(list.getByRole('heading', { name: 'Missed' })).toHaveCount(0);
    await expect(list.getByRole('button', { name: 'Thou Shalt Not Steal' })).toBeVisible();
    await list.getByRole('button', { name: 'If Ye Love Me, recited by Ada' }).click();
    await expect(ada.getByRole('dialog')).toContainText('“If ye love me, keep my commandments.”');
    expect(await faults(ada)).toEqual([]);
    await press(ada, 'Close');
    // Looking back, one sees what was said at its move.
    await ada.getByRole('link', { name: 'Look at the game again' }).click();
    await ada.getByRole('button', { name: /You recite it correctly|recites it correctly/ }).click();
    await expect(verdict(ada)).toContainText('Not one slip');
    await expect(verdict(ada).getByRole('button')).toHaveCount(0);
  });
});
