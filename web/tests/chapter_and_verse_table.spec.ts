import { devices, type Browser, type Page } from '@playwright/test';
import { announced, begin, choose, expect, guest, linkOn, openTable, over, person, test, until, type House } from './house.ts';
import { move, ourTurn } from './chapter_and_verse_house.ts';
import { faults, still, width } from './looks.ts';

const game = 'Chapter and Verse';
const phone = { ...devices['Galaxy S8'], viewport: { width: 360, height: 740 }, ...still };

const held = (page: Page, title: string) => page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: new RegExp(`^${title},`) });
const button = (page: Page, name: string | RegExp) => page.locator('.panel').getByRole('button', { name });
const side = (page: Page, name: string) => page.locator('.side', { has: page.locator('.name', { hasText: name }) });
const chapter = (page: Page, name: string, number: number) => side(page, name).locator('.page').filter({ has: page.locator('.number', { hasText: String(number) }) });
const answer = (page: Page) => page.locator('.answer').getByRole('group');
const task = (page: Page) => page.locator('.task');

async function two(browser: Browser, house: House): Promise<[Page, Page]> {
  const ada = await person(browser, house, still);
  await openTable(ada, game, { name: 'Ada' });
  const ben = await guest(browser, await linkOn(ada), 'Ben', still);
  await begin(ada);
  return [ada, ben];
}

const basic = `game chapter_and_verse
seats 2
option game basic
at mover: 0
at phase: freeplay
at hand 0: suffer_little_children light_and_truth no_other_gods my_work_and_my_glory
at hand 1: o_be_wise our_father
at chapter 1.1: my_redeemer_liveth the_lord_is_my_shepherd
at chapter 1.2: save_the_lord_commanded_me
at discard 1: be_still
at darkness 1: naked_came_i
at blessings_left 1: 3
`;

test.describe('Chapter and Verse between two', () => {
  test.use({ position: basic });

  test('a verse for nothing, one for a sacrifice, and a book over both tabletops', async ({ browser, house }) => {
    const [ada, ben] = await two(browser, house);
    await expect(task(ada)).toContainText('Freeplay');
    await held(ada, 'Suffer Little Children').click();
    await button(ada, /^Freeplay/).click();
    // Who may answer is asked, and what was done stands there with what it does.
    await expect(answer(ben)).toContainText('Ada plays "Suffer Little Children"');
    await expect(answer(ben)).toBeFocused();
    await expect(task(ada)).toContainText('Ben may answer');
    await answer(ben).getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(chapter(ada, 'Ada', 1)).toContainText('Faith: 3 of 7');
    await expect(chapter(ben, 'Ada', 1)).toContainText('Faith: 3 of 7');
    await expect(ada.getByRole('list', { name: /best chapters/ })).toContainText('Faith: 7 of 7');
    // A step is taken back before the play is complete.
    await held(ada, 'Light and Truth').click();
    await button(ada, /^Play/).click();
    await expect(task(ada)).toContainText('Into which chapter');
    await button(ada, 'Cancel').click();
    await expect(button(ada, 'End your turn')).toBeVisible();
    await held(ada, 'Light and Truth').click();
    await button(ada, /^Play/).click();
    await chapter(ada, 'Ada', 1).getByRole('button').click();
    await expect(task(ada)).toContainText('sacrifice 1 more verse');
    await held(ada, 'No Other Gods').click();
    await answer(ben).getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(chapter(ada, 'Ada', 1)).toContainText('Faith: 4 of 7');
    // What cannot be done says why, with its rule.
    await held(ada, 'My Work and My Glory').click();
    await button(ada, /^Play/).click();
    await expect(ada.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/rules/chapter_and_verse#CV-14');
    // A book: the chapters are picked where they lie.
    await button(ada, 'Close Faith').click();
    await expect(task(ada)).toContainText('0 of 7 icons');
    await chapter(ada, 'Ben', 1).getByRole('button').click();
    await expect(task(ada)).toContainText('4 of 7 icons');
    await chapter(ada, 'Ada', 1).getByRole('button').click();
    await expect(side(ben, 'Ada').locator('.page')).toHaveCount(0);
    await expect(side(ben, 'Ben').locator('.page')).toHaveCount(1);
    await expect(side(ada, 'Ada').locator('.most')).toContainText('6');
    await expect(task(ben)).toContainText('Freeplay');
  });

  test('a newcomer sees which tabletop is theirs, and reads what the counters above the table count', async ({ browser, house }) => {
    const [ada] = await two(browser, house);
    await expect(side(ada, 'Ada').locator('.who')).toContainText('Ada (you)');
    await expect(side(ada, 'Ben').locator('.who')).not.toContainText('(you)');
    const books = ada.locator('.books');
    await expect(books).toContainText('For a book');
    await expect(books.getByRole('listitem').filter({ hasText: 'Faith' })).toHaveAttribute('title', 'Faith: the best chapters of all players show 4 icons together, and a book needs 7.');
    await books.getByRole('button', { name: 'book' }).click();
    await expect(ada.getByRole('note')).toContainText('Seven icons of one theme');
  });

  test('what lies open is looked through, and a verse close up', async ({ browser, house }) => {
    const [ada] = await two(browser, house);
    await ada.getByRole('button', { name: /^Ben: 3 blessings left/ }).click();
    const piles = ada.getByRole('dialog', { name: 'Ben' });
    await expect(piles).toContainText('1 verse on the discard pile');
    await expect(piles.getByRole('button', { name: 'Be Still' })).toBeVisible();
    await expect(piles.getByRole('button', { name: 'O Be Wise' })).toHaveCount(0); // in his hand
    await piles.getByRole('button', { name: 'Naked Came I' }).click();
    await expect(ada.getByRole('dialog', { name: 'Naked Came I' })).toContainText('Job 1:21');
    await ada.keyboard.press('Escape');
    await chapter(ada, 'Ben', 1).getByRole('button').click();
    await expect(ada.getByRole('dialog', { name: /chapter 1/ }).getByRole('button', { name: 'My Redeemer Liveth' })).toBeVisible();
    expect(await faults(ada)).toEqual([]);
  });

  test('who passes until their turn is asked nothing until then, and can change their mind', async ({ browser, house }) => {
    const [ada, ben] = await two(browser, house);
    await held(ada, 'Suffer Little Children').click();
    await button(ada, /^Freeplay/).click();
    await answer(ben).getByRole('button', { name: 'Pass until my turn' }).click();
    await expect(ben.getByText('You pass until it is your turn')).toBeVisible();
    await expect(ada.getByText('You pass')).toHaveCount(0);
    await held(ada, 'Light and Truth').click();
    await button(ada, /^Play/).click();
    await button(ada, 'Chapter 1').click();
    await held(ada, 'No Other Gods').click();
    await expect(chapter(ben, 'Ada', 1)).toContainText('Light and Truth');
    await expect(ben.locator('.answer')).toHaveCount(0);
    await ben.getByRole('button', { name: 'Ask me again' }).click();
    await expect(ben.getByText('You pass until it is your turn')).toHaveCount(0);
  });

  test('a verse that is of no use now says why', async ({ browser, house }) => {
    const [ada, ben] = await two(browser, house);
    const why = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('link') });
    // While one waits it is read, and nothing is refused.
    await held(ben, 'O Be Wise').click();
    await expect(ben.locator('.chosen.sheet')).toContainText('O Be Wise');
    await held(ada, 'Suffer Little Children').click();
    await button(ada, /^Freeplay/).click();
    await expect(answer(ben)).toBeVisible();
    await expect(why(ben)).toHaveCount(0);
    await held(ben, 'Our Father').click();
    await expect(why(ben)).toContainText('The basic game has no Quick Play.');
    await expect(why(ben).getByRole('link')).toHaveAttribute('href', /#CV-/);
    expect(await faults(ben)).toEqual([]);
    await expect(why(ada)).toHaveCount(0);
  });

  test('Quote It costs a verse, which is chosen from the hand', async ({ browser, house }) => {
    const [ada, ben] = await two(browser, house);
    await held(ada, 'Suffer Little Children').click();
    await button(ada, /^Freeplay/).click();
    await answer(ben).getByRole('button', { name: 'Quote It' }).click();
    await expect(answer(ben)).toContainText('Tap the verse that you sacrifice');
    await answer(ben).getByRole('button', { name: 'Cancel' }).click();
    await answer(ben).getByRole('button', { name: 'Quote It' }).click();
    await held(ben, 'O Be Wise').click();
    await expect(ada.locator('.speaking')).toBeVisible();
    await expect(chapter(ada, 'Ada', 1).locator('.back')).toHaveCount(1); // whoever recites does not see it
    await expect(chapter(ben, 'Ada', 1).locator('.back')).toHaveCount(0);
    await ada.locator('.speaking textarea').fill('Something else');
    await ada.keyboard.press('Enter');
    await expect(side(ben, 'Ada').locator('.page')).toHaveCount(0);
    await expect(side(ben, 'Ada').getByText('1 verse in Outer Darkness')).toBeAttached();
  });
});

test.describe('A low window', () => {
  test.use({
    position: `game chapter_and_verse
seats 2
option game basic
at mover: 0
at phase: freeplay
at hand 0: be_still light_and_truth no_other_gods suffer_little_children
at hand 1: o_be_wise our_father the_golden_rule
at chapter 0.1: if_ye_love_me
at chapter 1.1: my_redeemer_liveth the_lord_is_my_shepherd
at deck 0: the_evidence god_so_loved fear_thou_not a_lamp_unto_my_feet
`,
  });
  test('has the whole hand in sight whatever is asked; a verdict lies below it, and is gone in the next turn of ours', async ({ browser, house }) => {
    const low = { ...still, viewport: { width: 1280, height: 720 } };
    const ada = await person(browser, house, low);
    await openTable(ada, game, { name: 'Ada' });
    const ben = await guest(browser, await linkOn(ada), 'Ben', low);
    await begin(ada);
    for (const page of [ada, ben]) await page.locator('.known').evaluate((notice) => notice.remove()); // of servers for tests alone
    const inSight = (page: Page) => expect(page.getByRole('region', { name: 'Your hand' })).toBeInViewport({ ratio: 1 });
    await held(ada, 'Be Still').click();
    await button(ada, /^Freeplay/).click();
    await button(ada, 'New chapter').click();
    await expect(answer(ben)).toBeVisible();
    await inSight(ben);
    await answer(ben).getByRole('button', { name: 'Quote It' }).click();
    await inSight(ben);
    await held(ben, 'O Be Wise').click();
    await ada.locator('.speaking textarea').fill('Be still, and know that I am God: I will be exalted among the heathen, I will be exalted in the earth.');
    await ada.keyboard.press('Enter');
    // Its effect asks: first whether, then which, then in which order.
    await expect(ada.locator('.judged')).toBeVisible();
    await inSight(ada);
    await ada.locator('.asked').getByRole('button', { name: 'Yes' }).click();
    await expect(ada.locator('.asked .row .held')).toHaveCount(3);
    await inSight(ada);
    await ada.locator('.asked .row .held').first().click();
    await inSight(ada);
    await ada.locator('.asked').getByRole('button', { name: /on top/ }).first().click();
    await inSight(ada);
    await ada.locator('.asked').getByRole('button', { name: /under God So Loved/ }).click();
    await expect(button(ada, 'End your turn')).toBeVisible();
    await inSight(ada);
    await expect(ada.locator('.judged')).toBeVisible();
    await button(ada, 'End your turn').click();
    await button(ben, /^Skip/).click();
    await button(ben, 'End your turn').click();
    await expect(ada.locator('.asked')).toBeVisible(); // it looks at the deck again
    await inSight(ada);
    await ada.locator('.asked').getByRole('button', { name: /on top/ }).first().click();
    await expect(ada.locator('.judged')).toHaveCount(0);
  });
});

test.describe('What is shown large', () => {
  test.use({ position: basic, calm: false });
  test('covers on a phone neither what is asked nor its clock', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, game, { name: 'Ada' });
    const ben = await guest(browser, await linkOn(ada), 'Ben', phone);
    await begin(ada);
    await held(ben, 'O Be Wise').scrollIntoViewIfNeeded();
    await ben.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)); // whoever looks at their hand
    await held(ada, 'Suffer Little Children').click();
    await button(ada, /^Freeplay/).click();
    // Both at one moment, since it goes by itself.
    const covered = await ben.waitForFunction(() => {
      const shown = document.querySelector('.staging .panel')?.getBoundingClientRect();
      const parts = ['.answer .question', '.answer [role=timer]', '.answer .button.main'].map((each) => document.querySelector(each)?.getBoundingClientRect());
      if (!shown || parts.includes(undefined)) return undefined;
      return { covered: parts.filter((part) => part && part.top < shown.bottom && part.bottom > shown.top).length, outside: parts.filter((part) => part && (part.top < 0 || part.bottom > innerHeight)).length };
    });
    expect(await covered.jsonValue()).toEqual({ covered: 0, outside: 0 });
    await expect(ben.locator('.staging .panel')).toContainText('Ada plays "Suffer Little Children"');
  });
});

test.describe('With the coach', () => {
  test.use({ position: basic, taught: true });
  test('its line follows what is chosen on the page, too', async ({ browser, house }) => {
    const [ada, ben] = await two(browser, house);
    const coach = ben.getByRole('region', { name: 'Coach' }).locator('.now');
    await held(ada, 'Suffer Little Children').click();
    await button(ada, /^Freeplay/).click();
    await expect(coach).toContainText('Do you let this verse stand?');
    await answer(ben).getByRole('button', { name: 'Quote It' }).click();
    await expect(coach).toContainText('Choose the verse that you sacrifice');
    await answer(ben).getByRole('button', { name: 'Cancel' }).click();
    await expect(coach).toContainText('Do you let this verse stand?');
  });
});

test.describe('A window of a few seconds', () => {
  test.use({ position: basic });
  for (const [locale, said] of [['en-GB', 'Time was up, so you passed.'], ['es-ES', 'Se acabó el tiempo y pasaste.']] as const) {
    test(`whoever lets it pass without an answer is told so, and nobody else, ${locale}`, async ({ browser, house }) => {
      const ada = await person(browser, house, still);
      await openTable(ada, game, { name: 'Ada', rules: { 'Time to answer when all are asked': '6' } });
      const ben = await guest(browser, await linkOn(ada), 'Ben', { ...phone, locale });
      await begin(ada);
      await held(ada, 'Suffer Little Children').click();
      await button(ada, /^Freeplay/).click();
      await expect(answer(ben)).toBeVisible();
      await expect(ben.getByText(said)).toBeVisible();
      await expect(answer(ben)).toHaveCount(0);
      await expect(chapter(ada, 'Ada', 1)).toContainText('Faith: 3 of 7');
      await expect(ada.getByText('Time was up')).toHaveCount(0);
    });
  }
});

test.describe('Chapter and Verse, advanced', () => {
  test.use({
    position: `game chapter_and_verse
seats 2
option game advanced
at mover: 0
at phase: freeplay
at hand 0: choose_you_this_day the_other_cheek
at hand 1: the_other_cheek god_so_loved
at deck 1: the_evidence
`,
  });
  test('the line says in which order it will happen, and what an answer cancels is chosen', async ({ browser, house }) => {
    const [ada, ben] = await two(browser, house);
    await held(ada, 'Choose You This Day').click();
    await button(ada, /^Freeplay/).click();
    await held(ben, 'The Other Cheek').click();
    await button(ben, /^Answer with it/).click();
    const line = ada.getByRole('region', { name: 'Waiting to happen' });
    await expect(line.getByRole('listitem')).toHaveText([/1.*Ben answers with "The Other Cheek"/, /2.*Ada plays "Choose You This Day"/]);
    await held(ada, 'The Other Cheek').click();
    await button(ada, /^Answer with it/).click();
    await expect(answer(ben)).toContainText('Ada answers with "The Other Cheek"');
    await answer(ben).getByRole('button', { name: 'Pass', exact: true }).click();
    await ada.locator('.asked').getByRole('button', { name: /^The Other Cheek/ }).click();
    // The first verse stands, and asks its own question.
    await expect(ada.locator('.asked').getByRole('button')).toHaveText([/Draw 2/, /Move a verse/, /Put a verse/]);
    expect(await faults(ada)).toEqual([]);
  });
});

const six = `game chapter_and_verse
seats 6
option game basic
at mover: 0
at phase: play
at round: 6
at hand 0: god_so_loved be_still no_other_gods the_evidence the_golden_rule in_his_own_image fear_thou_not light_and_truth
at chapter 0.1: the_whole_armour_of_god if_ye_love_me
at chapter 0.2: my_redeemer_liveth the_lord_is_my_shepherd thoughts_of_peace!
at chapter 1.1: i_can_do_all_things honour_thy_father_and_mother
at chapter 1.2: open_the_windows_of_heaven the_son_was_lost
at chapter 2.1: white_as_snow
at chapter 2.2: the_evidence
at chapter 3.1: coat_of_many_colours twelve_baskets_full other_sheep
at chapter 4.1: pride_before_a_fall a_clean_heart
at chapter 4.2: trust_in_the_lord
at chapter 4.3: a_lamp_unto_my_feet search_the_scriptures
at chapter 5.1: his_star_in_the_east
at discard 0: naked_came_i weeping_and_gnashing
at darkness 2: thou_shalt_not_steal
`;
test.describe('Chapter and Verse, six seats', () => {
  test.use({ position: six });
  test('fit a laptop without scrolling, and a phone without pushing', async ({ browser, house }) => {
    const page = await person(browser, house, { ...still, viewport: { width: 1440, height: 900 } });
    await openTable(page, game, { name: 'Ada', seats: 6, players: Array(5).fill('novice') as string[] });
    await ourTurn(page);
    await page.locator('.known').evaluate((notice) => notice.remove()); // of servers for tests alone
    for (const size of [{ width: 1440, height: 900 }, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await expect(page.locator('.seat')).toHaveCount(5);
      for (const thing of ['.table > .top', '.seat:last-child', '.table > .mine', '.turn-ways', '.hand']) {
        const box = await page.locator(thing).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 9999), `${thing} at ${size.width}`).toBeLessThanOrEqual(size.height);
      }
    }
    expect(await faults(page), 'six seats').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const size of ['normal', 'very large']) {
      await choose(page, 'Text size', size);
      await ourTurn(page);
      expect(await width(page), size).toBeLessThanOrEqual(360);
      await held(page, 'God So Loved').click();
      expect(await width(page), `${size}, a verse`).toBeLessThanOrEqual(360);
      await page.getByRole('button', { name: /^Ada: / }).click();
      expect(await width(page), `${size}, a seat`).toBeLessThanOrEqual(360);
      await page.keyboard.press('Escape');
      await held(page, 'God So Loved').click();
    }
  });
});

test('on a phone everything that can be pressed is as large as a finger', async ({ browser, house }) => {
  const page = await person(browser, house, phone);
  await openTable(page, game, { name: 'Ada', players: ['novice'] });
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.table button:enabled:not(.term)')]
        .map((each) => ({ name: each.getAttribute('aria-label') ?? each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    );
  let looks = 0;
  await until(
    [page],
    async (each) => {
      expect(await small()).toEqual([]);
      expect(await width(page)).toBeLessThanOrEqual(360);
      ++looks;
      return move(each);
    },
    async () => looks > 60 || (await over(page).isVisible()),
  );
});

test('axe finds nothing at the table, by day and by candle', async ({ browser, house }) => {
  const page = await person(browser, house, still);
  await openTable(page, game, { name: 'Ada', players: ['random'] });
  const left = new Set(['.chosen.sheet', '.choosing', '.giving', '.asked', '.answer', '.speaking', '.judged']);
  await until(
    [page],
    async (each) => {
      for (const part of left) {
        if (!(await page.locator(part).first().isVisible())) continue;
        left.delete(part);
        expect(await faults(page), part).toEqual([]);
      }
      return move(each, undefined, 0.8);
    },
    async () => left.size === 0 || (await over(page).isVisible()),
  );
  expect([...left]).toEqual([]);
  await page.getByRole('button', { name: 'Read my verses' }).or(page.getByRole('button', { name: 'I do not know it' })).first().click();
  expect(await faults(page), 'what lies over the table').toEqual([]);
});

test('a table in Spanish begins with the Bible alone; decks and bans are no choices of a list', async ({ browser, house }) => {
  const page = await person(browser, house, { locale: 'es-ES' });
  await announced(page, 'Capítulo y Versículo').getByRole('link', { name: 'Juega con amigos' }).click();
  await page.getByText('Reglas de la casa').click();
  await expect(page.getByRole('combobox', { name: 'Versículos' })).toHaveValue('bible_only');
  await expect(page.getByRole('combobox', { name: 'Modo' })).toHaveValue('basic');
  await expect(page.getByText(/^(Mazo|Prohibidos)$/)).toHaveCount(0);
});
