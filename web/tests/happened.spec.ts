import { begin, expect, guest, linkOn, openTable, over, person, playNow, playOut, take, test, twoPeople, until } from './house.ts';
import { move } from './hypertext_house.ts';
import type { Page } from '@playwright/test';

const log = (page: Page) => page.getByRole('region', { name: /^(What happened|Qué pasó)$/ });
const lines = (page: Page) => log(page).getByRole('listitem');
const turns = (page: Page) => log(page).getByRole('heading');
const turn = (page: Page) => page.getByText('Take one of the open cards.');
const piles = (page: Page) => page.locator('.pile.lit:not(:has(.end)):enabled');
const keep = (page: Page) => page.getByRole('button', { name: 'Keep my cards' }).click();
const phone = { viewport: { width: 360, height: 740 } };

// Whose turn it is, first.
async function mover(ada: Page, ben: Page): Promise<readonly [Page, Page, string]> {
  await expect.poll(async () => (await turn(ada).isVisible()) || (await turn(ben).isVisible())).toBe(true);
  return (await turn(ada).isVisible()) ? [ada, ben, 'Ada'] : [ben, ada, 'Ben'];
}
const takes = async (page: Page) => {
  await piles(page).first().click();
  await expect(page.locator('.pile.bare')).toHaveCount(1);
};
const isInSight = async (page: Page, text: string | RegExp) => {
  const found = page.getByText(text);
  await expect(found).toBeVisible();
  await expect(found).toBeInViewport();
};
const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('what happened is told by turns, after a reload, to who comes late, and without what was taken back', async ({ browser, house }) => {
  const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
  for (let round = 0; round < 2; ++round) {
    const [page, other] = await mover(ada, ben);
    await takes(page);
    await keep(page);
    await expect(turn(other)).toBeVisible();
  }
  const [first, second, name] = await mover(ada, ben);
  await expect(turns(first)).toHaveText(['Your turn', /^(Ada|Ben)’s turn$/]);
  await expect(lines(first)).toHaveText([/begin/, /^You take/, /takes/]);
  const told = await lines(first).allTextContents();
  await first.reload();
  await expect(lines(first)).toHaveText(told);
  await expect(turns(first)).toHaveText(['Your turn', /^(Ada|Ben)’s turn$/]);
  // Somebody who only comes now.
  const eve = await person(browser, house);
  await eve.goto(first.url());
  await expect(turns(eve)).toHaveText([/’s turn$/, /’s turn$/]);
  await expect(lines(eve)).toHaveText([/begins/, new RegExp(`^${name} takes`), /takes/]);
  // And who was away for a move.
  const address = second.url();
  await second.goto('about:blank');
  await takes(first);
  await second.goto(address);
  await expect(lines(second)).toHaveText([/begins/, /takes/, /^You take/, new RegExp(`^${name} takes`)]);
  // What is taken back has not happened, for nobody and after no reload.
  await first.getByRole('button', { name: 'Undo' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Agreed' }).click();
  for (const page of [first, second, eve]) await expect(lines(page)).toHaveCount(3);
  await eve.reload();
  await expect(lines(eve)).toHaveCount(3);
});

test('what happened scrolls in its own place, the newest in sight', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page);
  await until([page], take, async () => (await page.locator('.desk').isVisible()) || (await lines(page).count()) > 24);
  await expect(lines(page).last()).toBeInViewport();
  await expect(lines(page).first()).not.toBeInViewport();
  const place = await log(page).evaluate((each) => ({ tall: each.scrollHeight, shown: each.clientHeight, screen: innerHeight }));
  expect(place.tall).toBeGreaterThan(place.shown);
  expect(place.shown).toBeLessThan(place.screen);
  await page.reload();
  await expect(lines(page).last()).toBeInViewport();
});

test('who shares a device reads nothing of what the other was told', async ({ browser, house }) => {
  const page = await person(browser, house);
  await openTable(page, 'Hypertext', { name: 'Ada', players: ['device'], names: ['Ben'] });
  const here = page.getByRole('button', { name: /^I am/ });
  await expect(here).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  const who = ((await here.textContent()) ?? '').replace('I am ', '');
  await here.click();
  const drawn = lines(page).filter({ hasText: `${who} draws` }).last();
  const card = /draws (.*)\./.exec((await drawn.textContent()) ?? '')?.[1] ?? '';
  expect(card).not.toMatch(/^(a card|\d+ cards)$/); // to whoever drew it, it has a name
  await page.reload();
  await expect(here).toBeVisible();
  await expect(lines(page)).toHaveCount(0); // behind the curtain nobody reads
  await here.click();
  await expect(lines(page).filter({ hasText: card })).not.toHaveCount(0);
  // The next one at the device, in a turn of their own.
  const other = who === 'Ada' ? 'Ben' : 'Ada';
  const last = async () => (await turns(page).allTextContents()).at(-1);
  await until([page], (each) => move(each), async () => (await last()) === `${other}’s turn`);
  await expect(lines(page).filter({ hasText: `${other} draws` })).not.toHaveCount(0);
  await expect(lines(page).filter({ hasText: `${who} draws ${card}` })).toHaveCount(0);
});

test('whoever asks to take back waits in the know, and hears the answer; on a phone the question is in sight', async ({ browser, house }) => {
  const ada = await person(browser, house, phone);
  await openTable(ada, 'Verbatim', { name: 'Ada' });
  const ben = await guest(browser, await linkOn(ada), 'Ben', phone);
  await begin(ada);
  const [first, second, name] = await mover(ada, ben);
  const other = name === 'Ada' ? 'Ben' : 'Ada';
  const undo = first.getByRole('button', { name: 'Undo' });
  const question = second.getByRole('alertdialog');
  await takes(first);
  await undo.click();
  await isInSight(first, `You asked to take back your move. Waiting for ${other}.`);
  await expect(question).toBeInViewport();
  await expect(question).toContainText(`${name} would like to take back`);
  // Neither loses it by a reload.
  for (const page of [first, second]) await page.reload();
  await isInSight(first, `Waiting for ${other}.`);
  await question.getByRole('button', { name: 'No' }).click();
  await isInSight(first, `${other} said no. The move stands.`);
  await expect(question).toBeHidden();
  // What was asked can be withdrawn.
  await undo.click();
  await expect(question).toBeVisible();
  await first.getByRole('button', { name: 'Never mind' }).click();
  await expect(question).toBeHidden();
  await isInSight(second, `${name} no longer wants to take the move back.`);
  await undo.click();
  await question.getByRole('button', { name: 'Agreed' }).click();
  await isInSight(first, 'Agreed: your move is taken back.');
  await expect(first.locator('.pile.bare')).toHaveCount(0);
});

test.describe('who is away', () => {
  test.use({ away: '2' });
  test('is marked at the seat, and replaced only after a while, if somebody means it', async ({ browser, house }) => {
    const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
    const seat = ada.locator('.seat', { hasText: 'Ben' });
    await expect(seat).not.toContainText('away');
    const address = ben.url();
    await ben.goto('about:blank');
    await expect(seat).toContainText('away');
    await expect(ada.getByText('Ben is away.')).toBeVisible();
    const offer = ada.getByRole('button', { name: 'Let a computer player take over' });
    await expect(offer).toHaveCount(0); // not at once
    await expect(offer).toBeVisible();
    await offer.click();
    const dialog = ada.getByRole('dialog', { name: 'Let a computer player take over for Ben?' });
    await expect(dialog).toContainText('Ben gets the seat back as soon as they return.');
    await dialog.getByRole('button', { name: 'Keep waiting' }).click();
    await expect(seat).toContainText('away');
    await offer.click();
    await dialog.getByRole('button', { name: 'Let a computer player take over' }).click();
    await expect(seat).toContainText('computer stands in');
    await ben.goto(address);
    await expect(seat).not.toContainText(/away|computer/);
    await expect(ben.locator('.hand')).toBeVisible();
  });
});

test('names that families use are taken, and what is refused is said in plain words', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('link', { name: 'Settings' }).click();
  const field = page.getByRole('textbox', { name: /call you/ });
  const save = page.getByRole('button', { name: 'Change name' });
  for (const name of ['Mum & Dad', 'Ana_99', 'Abuela 👋', "O'Brien-Smith Jr."]) {
    await field.fill(name);
    await save.click();
    await expect(page.getByText('Saved')).toBeVisible();
  }
  for (const [name, why] of [
    ['A\u200bna', 'A name may not contain invisible characters.'],
    ['A\u202ena', 'A name may not contain characters that turn text around.'],
    ['\u0410da', 'A word of a name may not mix letters of different alphabets.'],
    ['Ana@home', 'but not “@”.'],
  ] as const) {
    await field.fill(name);
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
    await expect(page.getByText('Saved')).toHaveCount(0);
  }
});

test('a new name is the name at the table, for everybody', async ({ browser, house }) => {
  const [ada, ben] = await twoPeople(browser, house, 'Verbatim');
  await expect(ben.locator('.seat', { hasText: 'Ada' })).toBeVisible();
  await ada.getByRole('link', { name: 'Settings' }).click();
  await ada.getByRole('textbox', { name: /call you/ }).fill('Abuela 👋');
  await ada.getByRole('button', { name: 'Change name' }).click();
  await expect(ada.getByText('Saved')).toBeVisible();
  await ada.goBack();
  await expect(ben.locator('.seat', { hasText: 'Abuela 👋' })).toBeVisible();
  await expect(ben.getByText('Ada', { exact: true })).toHaveCount(0);
});

test('the longest name widens no page of a phone', async ({ browser, house }) => {
  const wide = 'W'.repeat(24);
  const ada = await person(browser, house, phone);
  await openTable(ada, 'Verbatim', { name: wide });
  expect(await widest(ada)).toBe(360);
  const ben = await guest(browser, await linkOn(ada), 'M'.repeat(24), phone);
  expect(await widest(ben)).toBe(360);
  await begin(ada);
  const [first, second] = await mover(ada, ben);
  await takes(first);
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByRole('alertdialog')).toBeVisible();
  for (const page of [ada, ben]) expect(await widest(page)).toBe(360);
  await second.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await ben.getByText('What happened').click();
  await expect(lines(ben).first()).toBeVisible();
  expect(await widest(ben)).toBe(360);
});

test('before one sits down the table says its language, and what a reader of another should know', async ({ browser, house }) => {
  const ada = await person(browser, house);
  await openTable(ada, 'Verbatim', { name: 'Ada' });
  const terms = ada.getByLabel('How this table plays');
  await expect(terms).toContainText('Letters:English');
  await expect(terms).toContainText('Dictionary:American');
  await expect(ada.getByRole('note')).toHaveCount(0);
  const luz = await person(browser, house, { ...phone, locale: 'es' });
  await luz.goto(ada.url());
  await expect(luz.getByRole('note')).toContainText('Esta mesa no usa tu idioma. Letras: Del inglés');
  expect(await widest(luz)).toBe(360);
});

test('when one plays again the others are told who, and come with one press; long names widen neither page', async ({ browser, house }) => {
  const [one, other] = ['W'.repeat(24), 'M'.repeat(24)];
  const ada = await person(browser, house, phone);
  await openTable(ada, 'Verbatim', { name: one });
  const ben = await guest(browser, await linkOn(ada), other, phone);
  await begin(ada);
  await playOut([ada, ben]);
  for (const page of [ada, ben]) expect(await widest(page)).toBe(360);
  await over(ada).getByRole('button', { name: 'Play again' }).click();
  await expect(ada.getByText(`Waiting for ${other}.`)).toBeVisible();
  await expect(over(ben)).toContainText(`${one} has opened the next game.`);
  for (const page of [ada, ben]) expect(await widest(page)).toBe(360);
  await over(ben).getByRole('button', { name: 'To the next game' }).click();
  await expect(ben.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await expect(ada.getByText('Waiting for')).toHaveCount(0);
  await begin(ada);
  await mover(ada, ben);
});
