import type { Page } from '@playwright/test';
import { begin, expect, guest, linkOn, openTable, over, person, test, twoPeople, untilOver } from './house.ts';
import { move } from './chapter_and_verse_house.ts';
import { still } from './looks.ts';

const game = 'Chapter and Verse';

const held = (page: Page, title: string) => page.locator('.hand .held').filter({ hasText: title }).first();
const inPanel = (page: Page, name: string | RegExp) => page.locator('.panel').getByRole('button', { name }).click();
const asked = (page: Page) => page.locator('.asked');
const side = (page: Page, name: string) => page.locator('.side', { has: page.locator('.name', { hasText: name }) });
const chapters = (page: Page, name: string) => side(page, name).locator('.page');
const answer = (page: Page) => page.locator('.answer').getByRole('group');
const pass = (page: Page) => answer(page).getByRole('button', { name: 'Pass', exact: true }).click();

async function freeplay(page: Page, title: string, into: RegExp = /New chapter/) {
  await held(page, title).click();
  await inPanel(page, /^Freeplay/);
  if (await page.locator('.choosing').isVisible()) await inPanel(page, into);
}
async function play(page: Page, title: string, into: RegExp, sacrifice: readonly string[] = []) {
  await held(page, title).click();
  await inPanel(page, /^Play/);
  await inPanel(page, into);
  for (const each of sacrifice) await held(page, each).click();
}
async function quote(page: Page, title: string, words: string) {
  await held(page, title).click();
  await inPanel(page, /^Recite/);
  await inPanel(page, 'Recite now');
  await say(page, words);
}
async function say(page: Page, words: string) {
  await page.locator('.speaking textarea').fill(words);
  await page.locator('.speaking textarea').press('Enter');
}
async function quoteIt(page: Page, sacrifice: string) {
  await answer(page).getByRole('button', { name: 'Quote It' }).click();
  await held(page, sacrifice).click();
}

test.describe('A basic game', () => {
  test.use({
    position: `game chapter_and_verse
seats 2
option game basic
option reciting lenient
at mover: 0
at phase: freeplay
at hand 0: our_father god_so_loved if_ye_love_me no_other_gods white_as_snow be_still
at deck 0: in_his_own_image light_and_truth the_evidence naked_came_i i_the_lord_am_bound
at hand 1: choose_you_this_day do_justly_love_mercy o_be_wise
at chapter 1.1: honour_thy_father_and_mother
at blessings_left 0: 1
at blessings_left 1: 1
`,
  });

  test('two people recite, challenge, pray and search to the last blessing, and somebody looks on', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, game, { on: still });
    const eve = await person(browser, house, still);
    await eve.goto(ada.url()); // the link that she was sent
    await expect(eve.getByText('You are watching.')).toBeVisible();
    // Prayer: the top four of the deck, one of them to the hand, the rest put back.
    await freeplay(ada, 'Our Father');
    await pass(ben);
    await expect(asked(ada)).toContainText('look at the top 4 verses of your deck');
    await asked(ada).getByRole('button', { name: 'Yes' }).click();
    await expect(asked(ada).locator('.row li')).toHaveCount(4);
    await asked(ada).getByRole('button', { name: /^The Evidence/ }).click();
    await expect(held(ada, 'The Evidence')).toBeVisible();
    for (let i = 0; i < 3; ++i) await asked(ada).locator('.row').getByRole('button', { name: /on top|under/ }).first().click();
    await expect(asked(ada)).toHaveCount(0);
    for (const other of [ben, eve]) await expect(other.getByText('Light and Truth')).toHaveCount(0);
    // Quote: wrong, and it is discarded; right, and it is played for nothing.
    await quote(ada, 'God So Loved', 'For God so loved the world');
    await expect(ada.locator('.judged')).toContainText('You do not recite it correctly.');
    await inPanel(ada, 'Discard it');
    await quote(ada, 'If Ye Love Me', 'If ye love me, keep my commandments.');
    await expect(eve.locator('.judged')).toContainText('Ada recites it correctly.');
    await inPanel(ada, 'Play it');
    await inPanel(ada, /New chapter/);
    // Keyword: a verse of the deck with one of the words, shown to all.
    await asked(ada).getByRole('button', { name: 'Yes' }).click();
    const found = asked(ada).locator('.row').getByRole('button').first();
    const title = (await found.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await found.click();
    await expect(held(ada, title)).toBeVisible();
    await expect(eve.getByText(`"${title}"`).first()).toBeAttached();
    // Quote It, lost by whoever said it: the verse stays, and counts.
    await play(ada, 'No Other Gods', /hapter 2/);
    await quoteIt(ben, 'Choose You This Day');
    await say(ada, 'Thou shalt have no other gods before me');
    await expect(ben.locator('.judged')).toContainText('Ada recites it correctly.');
    // Quote It, won: what cannot be recited goes to Outer Darkness.
    await play(ada, 'White as Snow', /New chapter/, ['Be Still']);
    await quoteIt(ben, 'Do Justly');
    await ada.getByRole('button', { name: 'I do not know it' }).click();
    await expect(side(eve, 'Ada').getByText('1 verse in Outer Darkness')).toBeAttached();
    // A book over both tabletops, and the last blessing.
    await inPanel(ada, 'Close Strength');
    for (const name of ['Ben', 'Ada']) await chapters(ada, name).filter({ hasText: 'Strength' }).getByRole('button').last().click();
    for (const page of [ada, ben, eve]) await expect(over(page)).toBeVisible();
    await expect(over(ada)).toContainText('You win');
    for (const page of [ben, eve]) await expect(over(page)).toContainText('Ada wins');
    await expect(eve.locator('.hand')).toHaveCount(0);
    const list = ben.getByRole('region', { name: 'Verses of this game' });
    for (const verse of ['If Ye Love Me, recited by Ada', 'No Other Gods, recited by Ada']) await expect(list.getByRole('button', { name: verse })).toBeVisible();
    await expect(list.getByRole('heading', { name: 'Missed' })).toBeVisible();
  });
});

test.describe('An advanced game', () => {
  test.use({
    position: `game chapter_and_verse
seats 3
option game advanced
at mover: 0
at phase: freeplay
at hand 0: the_good_shepherd the_lord_is_my_shepherd the_desire_of_our_hearts be_still light_and_truth naked_came_i the_other_cheek white_as_snow
at hand 1: the_other_cheek god_so_loved
at hand 2: put_up_thy_sword god_so_loved
at chapter 1.1: the_desire_of_our_hearts
`,
  });

  test('Cross Reference, what is Unique, and three answers on the line', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, game, { name: 'Ada', seats: 3 });
    const link = await linkOn(ada);
    const ben = await guest(browser, link, 'Ben', still);
    const eve = await guest(browser, link, 'Eve', still);
    await begin(ada);
    await freeplay(ada, 'Naked Came I');
    // Ben answers, Eve answers him, Ada answers her: the last one happens first.
    await held(ben, 'The Other Cheek').click();
    await inPanel(ben, /^Answer with it/);
    await pass(eve);
    await held(eve, 'Put Up Thy Sword').click();
    await inPanel(eve, /^Answer with it/);
    await pass(ada);
    await held(ada, 'The Other Cheek').click();
    await inPanel(ada, /^Answer with it/);
    await pass(ben);
    const line = ben.getByRole('region', { name: 'Waiting to happen' });
    await expect(line.getByRole('listitem')).toHaveText([/1.*Ada answers/, /2.*Eve answers/, /3.*Ben answers/, /4.*Ada plays "Naked Came I"/]);
    for (const page of [ben, eve]) await pass(page);
    await asked(ada).getByRole('button', { name: /^Put Up Thy Sword/ }).click();
    await expect(line).toHaveCount(0); // his answer had one verse left to cancel
    // Cross Reference: the verse that it names may be set beside it.
    await play(ada, 'The Good Shepherd', /New chapter/, ['Be Still', 'Light and Truth']);
    for (const page of [ben, eve, ada]) await pass(page);
    await expect(asked(ada)).toContainText('The Lord Is My Shepherd');
    await asked(ada).getByRole('button', { name: 'Yes' }).click();
    await held(ada, 'The Lord Is My Shepherd').click();
    await expect(chapters(eve, 'Ada').last().getByRole('button')).toHaveAccessibleName(/The Good Shepherd, The Lord Is My Shepherd/);
    // Unique: somebody has played it.
    await held(ada, 'The Desire of Our Hearts').click();
    await inPanel(ada, /^Play/);
    await expect(ada.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/rules/chapter_and_verse#CV-37');
  });
});

test.describe('Six at the table', () => {
  test.use({
    position: `game chapter_and_verse
seats 6
option game basic
at mover: 0
${[0, 1, 2, 3, 4, 5].map((seat) => `at blessings_left ${seat}: 2`).join('\n')}
at hand 0: god_so_loved be_still no_other_gods the_evidence
at hand 1: o_be_wise the_evidence in_his_own_image
at hand 2: white_as_snow if_ye_love_me
at hand 3: suffer_little_children our_father
at hand 4: honour_thy_father_and_mother light_and_truth
at hand 5: other_sheep the_golden_rule
`,
  });

  test('one person and five computer players play to the end', async ({ browser, house }) => {
    const page = await person(browser, house, still);
    await openTable(page, game, { name: 'Ada', seats: 6, players: Array(5).fill('novice') as string[] });
    await untilOver([page], (each) => move(each));
    await expect(page.getByRole('region', { name: 'Verses of this game' })).toBeVisible();
  });
});
