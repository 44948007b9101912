// web/run tests/pictures.ts: the pictures of the README, out of a game that is really played. Build first: tools/build release scriptorium web.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { House, openTable, playNow, switchOff, take, until } from './house.ts';

const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

async function visit(browser: Browser, house: House, width: number, height: number, more: object = {}): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height }, locale: 'en-GB', ...more })).newPage();
  await page.goto(house.address);
  await switchOff(page, ['pace', 'sound', 'coach'], house.address);
  return page;
}
// The servers deal known cards so that the pictures can be made again; players never see the notice which says so.
async function picture(page: Page, name: string) {
  await page.evaluate(() => {
    document.querySelector('.known')?.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82 });
}
// Until the hand has grown, and cards can be gained.
const handOf = (page: Page, cards: number) => until([page], take, async () => (await page.locator('.hand .held').count()) >= cards);
async function house(seed: string, position = ''): Promise<House> {
  const opened = new House({ seed, position, away: '' });
  await opened.start();
  return opened;
}

// Hypertext: four at the table, a hand that makes the Board Phase.
const position = `game hypertext
seats 4
at chapter: 5
at board: hymnal
at hand 0: new holy bless sing bread water ruth king
at drawn: holy
at lot 0: epistle
at lot 1: trinity
at lot 2: prophecy
at lot 3: gospel
at score 0: 41
at score 1: 38
at score 2: 52
at score 3: 27
at letters 0: 1
at letters 2: 2
at sheol: messiah wisdom heal
`;
// Chapter and Verse: three at the table, a book within reach.
const tabletops = `game chapter_and_verse
seats 3
option game basic
at mover: 0
at phase: play
at round: 5
at hand 0: god_so_loved if_ye_love_me the_golden_rule light_and_truth no_other_gods in_his_own_image
at hand 1: be_still peace_i_leave choose_you_this_day
at hand 2: fear_thou_not remembered_no_more white_as_snow
at chapter 0.1: my_redeemer_liveth the_lord_is_my_shepherd
at chapter 0.2: coat_of_many_colours his_star_in_the_east
at chapter 1.1: our_father suffer_little_children
at chapter 1.2: honour_thy_father_and_mother the_whole_armour_of_god
at chapter 2.1: a_lamp_unto_my_feet trust_in_the_lord
at discard 1: a_clean_heart
at darkness 2: the_evidence
at blessings_left 0: 4
at blessings_left 1: 5
at blessings_left 2: 3
`;
const usual = await house('');
const dealt = await house('pictures');
const placed = await house('pictures', position);
const laid = await house('pictures', tabletops);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  await picture(await visit(browser, usual, 1280, 800), 'home');
  const wide = await visit(browser, dealt, 1280, 800);
  await playNow(wide);
  await handOf(wide, 11);
  await wide.locator('.pile.lit:not(:has(.end)):enabled').first().click();
  await wide.getByRole('button', { name: 'Keep my cards' }).waitFor();
  const more = wide.locator('.pile.lit:enabled');
  if ((await more.count()) > 0) await more.first().click();
  await picture(wide, 'table');
  const cancel = wide.getByRole('button', { name: 'Cancel the exchange' });
  if (await cancel.isVisible()) await cancel.click();
  await until([wide], take, () => wide.locator('.desk').isVisible());
  // Words of which some are surely in any hand that lasted so long.
  for (const word of ['LIGHT', 'BREAD', 'PEACE', 'STONE', 'CLAY', 'GATE', 'LAMB', 'SEA', 'HAT', 'DEN', 'CAT', 'ME', 'IT']) {
    await wide.locator('.typing .field').fill(word);
    await wide.locator('.typing .field').press('Enter');
  }
  await wide.locator('.typing .field').fill('');
  await wide.locator('.desk .free button.letter').first().click(); // a word begun
  await picture(wide, 'desk');

  const other = await visit(browser, placed, 1280, 800);
  await openTable(other, 'Hypertext', { name: 'Ada', seats: 4, players: ['greedy', 'search', 'greedy'] });
  await other.locator('.hand .held').first().waitFor();
  await picture(other, 'hypertext');
  await other.getByRole('button', { name: 'Look closer', exact: true }).click();
  await picture(other, 'word');

  const verses = await visit(browser, laid, 1280, 800);
  await openTable(verses, 'Chapter and Verse', { name: 'Ada', seats: 3, players: ['greedy', 'search'] });
  await verses.locator('.hand .held', { hasText: 'God So Loved' }).click();
  await picture(verses, 'chapters');
  await verses.getByRole('button', { name: 'Look closer', exact: true }).click();
  await picture(verses, 'verse');

  const phone = await visit(browser, dealt, 390, 780, { colorScheme: 'dark', deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await playNow(phone);
  await handOf(phone, 10);
  await phone.locator('.pile.lit').first().waitFor();
  await picture(phone, 'phone');
} finally {
  await browser.close();
  for (const opened of [usual, dealt, placed, laid]) await opened.close();
}
