import { devices, type Page } from '@playwright/test';
import { begin, expect, guest, linkOn, openTable, person, playNow, test } from './house.ts';
import { still } from './looks.ts';

const phone = { ...devices['Galaxy S8'], viewport: { width: 360, height: 740 }, ...still };
const asked = (page: Page) => page.locator('.asked');
const held = (page: Page, name: string) => page.locator('.hand .held').filter({ hasText: name });

test.describe('Hypertext, an ability of another player', () => {
  test.use({
    position: `game hypertext
seats 2
option length short
at mover: 0
at hand 0: almighty bread oil salt stone
at drawn: almighty
at hand 1: sing eat walk new great
`,
  });
  test('says whose it is and what is asked; its words are quoted, and a card of the hand can be read in between', async ({ browser, house }) => {
    const ada = await person(browser, house, still);
    await openTable(ada, 'Hypertext', { name: 'Ada' });
    const ben = await guest(browser, await linkOn(ada), 'Ben', phone);
    await begin(ada);
    // A card, and a phase, may be read while one waits: nothing is refused.
    await held(ben, 'Sing').tap();
    await expect(ben.locator('.chosen.sheet')).toContainText('VERB');
    await ben.locator('.desk .phase').tap();
    await expect(ben.getByRole('dialog')).toContainText(/points, and 2 for the wreath/);
    await ben.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(ben.locator('.no')).toHaveCount(0);
    // What a card costs it cannot pay with itself.
    await ada.locator('.panel').getByRole('button', { name: /^Activate/ }).click();
    await held(ada, 'Almighty').click();
    await expect(ada.getByRole('alert').filter({ hasText: 'cannot pay for itself' })).toBeVisible();
    for (const paid of ['Bread', 'Oil']) await held(ada, paid).click();
    await expect(ben.locator('.task')).toHaveText('Ada activated Almighty, and it asks something of you.');
    await expect(asked(ben)).toContainText(/^Choose which card to discard\. *Almighty: “Each opponent discards .*”\s*$/s);
    await expect(ben.locator('.chosen.sheet')).toHaveCount(0); // what was looked at before
    await held(ben, 'Sing').tap();
    await expect(asked(ben)).toHaveCount(0);
  });
});

test.describe('Hypertext, cards that are turned up', () => {
  test.use({
    position: `game hypertext
seats 2
option length short
at mover: 0
at tower: bread sing holy salt king love
at hand 0: eve oil stone way vine
at drawn: eve
at letters 0: 1
at sheol: eat walk
at hand 1: weep new great
`,
  });
  test('all are shown; that none will do is said; declining is not the main thing where one may choose', async ({ browser, house }) => {
    const ada = await person(browser, house, phone);
    await openTable(ada, 'Hypertext', { name: 'Ada', players: ['random'] });
    await held(ada, 'Eve').tap();
    await ada.locator('.panel').getByRole('button', { name: /^Activate/ }).tap();
    await expect(asked(ada).locator('.row .not')).toHaveCount(4);
    await expect(asked(ada)).toContainText('There is no NAME among these cards.');
    const ways = asked(ada).locator('.ways .button');
    await expect(ways).toHaveText(['Go on']);
    await ways.tap();
    // Of two VERBs one may choose: the sentence names the button that is there.
    await held(ada, 'Way').tap();
    await ada.locator('.panel').getByRole('button', { name: /^Activate for a Letter/ }).tap();
    await held(ada, 'Oil').tap();
    await expect(asked(ada)).toContainText('Choose which card to take. Or tap “Choose none”.');
    await expect(ways).not.toHaveClass(/main/);
    await asked(ada).getByRole('button', { name: 'Eat' }).tap();
    await expect(ways.first()).toHaveText('That is all');
    await expect(asked(ada)).toContainText('tap “That is all”');
  });
});

test.describe('Hypertext, what a record brings', () => {
  test.use({
    position: `game hypertext
seats 3
option length short
at mover: 0
at board: parable
at lot 0: foundation
at lot 1: congregation
at lot 2: revelation
at hand 0: bread salt vine oil sow meek king
at drawn: meek
at hand 1: sing eat walk new
`,
  });
  for (const locale of ['en-GB', 'es-ES']) {
    test(`is on the button, with the wreath; what brings nothing is not the main one; a phone has room for it all, ${locale}`, async ({ browser, house }) => {
      const ada = await person(browser, house, { ...phone, locale });
      await openTable(ada, 'Hypertext', { name: 'Ada', seats: 3, players: ['random', 'random'] });
      const records = ada.locator('.records .button');
      await expect(records.nth(0)).toHaveText(locale === 'en-GB' ? /8 points, and 2 for the wreath/ : /8 puntos, y 2 por la corona/);
      await expect(records.nth(0)).toHaveClass(/main/);
      await expect(records.nth(1)).toHaveText(locale === 'en-GB' ? /only rids you of 6 cards/ : /solo te quita 6 cartas/);
      await expect(records.nth(1)).not.toHaveClass(/main/);
      await records.nth(0).tap();
      await ada.locator('.laying .main').tap();
      await expect(ada.locator('.seat.mine .earned')).toHaveText('+10');
      expect(await cut(ada)).toEqual([]);
    });
  }
});

// What stands at a seat and is cut, or lies under something else there.
const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>('.seat :is(.score, .earned, .name)')) {
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline') found.push(`cut: ${part.textContent}`);
      const box = part.getBoundingClientRect();
      for (const other of part.closest('.seat')?.querySelectorAll<HTMLElement>('.score, .name, .you, .counts > span, .reach > *') ?? []) {
        if (other.contains(part) || part.contains(other)) continue;
        const its = other.getBoundingClientRect();
        if (its.left < box.right - 1 && box.left < its.right - 1 && its.top < box.bottom - 4 && box.top < its.bottom - 4) found.push(`${part.textContent} under ${other.textContent}`);
      }
    }
    return found;
  });

test.describe('Hypertext, names of people and phases', () => {
  test.use({
    position: `game hypertext
seats 2
option length short
at mover: 0
at board: parable
at lot 0: foundation
at lot 1: revelation
at hand 0: bread salt vine oil sow meek king ruth
at drawn: meek
at hand 1: sing eat walk new
at letters 0: 2
at owes: 0
`,
  });
  test('are whole on a phone, and what is owed is said', async ({ browser, house }) => {
    const ada = await person(browser, house, { ...phone, locale: 'es-ES' });
    await openTable(ada, 'Hypertext', { name: 'Codorniz Alegre', players: ['novice'] });
    await expect(ada.locator('.seat.mine .phase')).toBeVisible();
    expect(await cut(ada)).toEqual([]);
    // Which card was drawn hides neither its sign nor its cost.
    const tag = await ada.locator('.hand .new').boundingBox();
    const card = await ada.locator('.hand .held:has(.new)').boundingBox();
    expect((tag?.y ?? 0) - (card?.y ?? 0)).toBeGreaterThan(18);
  });
});

test.describe('Hypertext, the goal', () => {
  test.use({ taught: true });
  test('is told from its top, in Spanish on a phone', async ({ browser, house }) => {
    const ada = await person(browser, house, { ...phone, locale: 'es-ES' });
    await playNow(ada, 'Hypertext', 'tap');
    const dialog = ada.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: '¡A jugar!' })).toBeInViewport();
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 });
  });
});
