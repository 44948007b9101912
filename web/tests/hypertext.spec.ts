import { readdirSync, readFileSync } from 'node:fs';
import { devices, type Page } from '@playwright/test';
import { announced, begin, expect, guest, linkOn, openTable, over, person, playNow, tap, test, type, until } from './house.ts';
import { move, ourTurn, playOut } from './hypertext_house.ts';

const short = { Length: 'short' };

test('Hypertext: one person against the computer, a whole short game', async ({ browser, house }) => {
  const page = await person(browser, house);
  await openTable(page, 'Hypertext', { name: 'Ada', players: ['greedy'], rules: short });
  await expect(page.locator('.hand .held').first()).toBeVisible();
  await expect(page.locator('.desk')).toContainText('Chapter 1 of 3');
  await playOut([page]);
  // Chapter by chapter, for the eye and for the ear.
  await expect(page.getByRole('img', { name: 'Points after each chapter' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Points after each chapter' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole('cell')).toHaveCount(4);
  // And looked at again through everybody's eyes.
  await page.getByRole('link', { name: 'Look at the game again' }).click();
  await page.getByRole('combobox', { name: 'As seen by' }).selectOption('all');
  await expect(page.getByRole('region', { name: 'Brother Eager’s hand' })).toBeVisible();
  await expect(page.locator('.hand .held')).toHaveCount(15);
});

test('Hypertext: a newcomer begins with one click, and with a short game', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page, 'Hypertext');
  await expect(page.locator('.desk')).toContainText('Chapter 1 of 3');
  await expect(page.locator('.seat')).toHaveCount(2);
});

// Ada holds a card of each rarity, with enough to pay for all of them and Letters to activate. Ben redeems what she throws away, records his Lot and is
// out with two discards. Cleo has the Board Phase in hand when the grace comes.
const position = `game hypertext
seats 4
option length short
at mover: 0
at board: epistle
at lot 0: altar
at lot 1: lament
at lot 2: apocalypse
at lot 3: exodus
at hand 0: bread way covenant word salt stone vine water oil light heart peace build love
at drawn: bread
at letters 0: 3
at hand 1: new great white bitter glory
at hand 2: ruth eat walk blood wisdom
at hand 3: weep
at sheol: sow wash sing write king queen
`;

test.describe('Hypertext, from a position', () => {
  test.use({ position });
  test('three people and a computer player: a card of every rarity, a redeem, a record in the grace, then to the end', async ({ browser, house }) => {
    const ada = await person(browser, house);
    await openTable(ada, 'Hypertext', { name: 'Ada', seats: 4, players: ['friend', 'friend', 'greedy'] });
    const link = await linkOn(ada);
    const [ben, cleo] = [await guest(browser, link, 'Ben'), await guest(browser, link, 'Cleo')];
    await begin(ada);
    const held = (page: Page, name: string) => page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: new RegExp(`^${name},`) });
    const button = (page: Page, name: string | RegExp) => page.locator('.panel').getByRole('button', { name });
    async function discard(page: Page) {
      if (!(await button(page, /^Discard/).isVisible())) await page.locator('.hand .held').first().click();
      await button(page, /^Discard/).click();
    }

    // COMMON, just drawn: it is looked at at once, and free. There is no NOUN in Sheol to take.
    await expect(ada.locator('.chosen.sheet')).toContainText('Bread');
    await expect(ben.locator('.task')).toContainText('It is Ada’s turn');
    await button(ada, 'Activate').click();
    await expect(held(ada, 'Bread')).toHaveCount(0);
    await expect(ben.getByText('Ada activates Bread.').first()).toBeVisible();
    // UNCOMMON for a Letter; what it costs is taken back and chosen anew.
    await held(ada, 'Way').click();
    await button(ada, 'Activate for a Letter').click();
    await expect(ada.locator('.paying')).toContainText('0 of 1');
    await button(ada, 'Cancel').click();
    await button(ada, 'Activate for a Letter').click();
    await held(ada, 'Salt').click();
    await expect(ada.locator('.asked')).toContainText('Way');
    await expect(ben.locator('.task')).toContainText('Ada is choosing for Way');
    await ada.locator('.asked').getByRole('button', { name: 'Sing' }).click();
    await button(ada, 'That is all').click();
    await expect(held(ada, 'Sing')).toBeVisible();
    // RARE: two cards, a type to name, cards out of Sheol.
    await held(ada, 'Covenant').click();
    await button(ada, 'Activate for a Letter').click();
    await held(ada, 'Oil').click();
    await expect(ada.locator('.paying')).toContainText('1 of 2');
    await held(ada, 'Light').click();
    await button(ada, 'TITLE').click();
    await ada.locator('.asked').getByRole('button', { name: 'King' }).click();
    await button(ada, 'That is all').click();
    await expect(held(ada, 'King')).toBeVisible();
    // GLORIOUS: three.
    await held(ada, 'Word').click();
    await button(ada, 'Activate for a Letter').click();
    for (const paid of ['Heart', 'Peace', 'Sing']) await held(ada, paid).click();
    await button(ada, 'Choose none').click();
    await expect(ada.locator('.hand .held')).toHaveCount(7); // stone vine water build king love and the one drawn
    await expect(held(ada, 'Word')).toHaveCount(0);

    // No Letter is left, and the free activation is used: every no says why.
    await held(ada, 'Stone').click();
    await button(ada, 'Activate').click();
    await expect(ada.getByRole('alert')).toContainText('Read the rule');

    // Your Lot: four NOUNs, of which one is a TITLE, and a VERB.
    await ada.getByRole('button', { name: /^Your Lot, Altar/ }).click();
    for (const proposed of ['Stone', 'Vine', 'Water', 'King']) await expect(held(ada, proposed)).toHaveAttribute('aria-pressed', 'true');
    await held(ada, 'King').click();
    await expect(held(ada, 'King')).toHaveAttribute('aria-pressed', 'false');
    await expect(button(ada, /^Record these/)).toHaveCount(0);
    await held(ada, 'King').click(); // it can only stand for a NOUN, so nobody asks
    await button(ada, 'Record these 5 cards').click();
    await expect(ben.getByText('Ada records their own Lot, Altar.').first()).toBeVisible();

    // The End discard, which Ben redeems while Cleo is still asked.
    await discard(ada);
    for (const asked of [ben, cleo]) await expect(asked.locator('.redeem')).toBeVisible();
    await expect(ada.locator('.task')).toContainText('may redeem');
    await ben.getByRole('button', { name: 'Redeem' }).click();
    await expect(ben.locator('.hand .held')).toHaveCount(7); // five, the redeemed, the one he draws
    await expect(ada.getByRole('button', { name: /^Ben: / })).toBeVisible();
    await expect(ada.locator('.seat', { hasText: 'Ben' })).toContainText('owes one more discard');

    // His Lot, the usual discard, which nobody wants, and the one that he owes: his hand is empty.
    await ben.getByRole('button', { name: /^Your Lot, Lament/ }).click();
    await button(ben, 'Record these 5 cards').click();
    await expect(ben.locator('.hand .held')).toHaveCount(2);
    await discard(ben);
    for (const asked of [ada, cleo]) await asked.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(ben.locator('.task')).toContainText('discard one more card');
    await discard(ben);

    // The grace is Cleo's first.
    await expect(cleo.locator('.task')).toContainText('Grace');
    await button(cleo, /^Record Epistle/).click();
    await button(cleo, 'Record these 5 cards').click();
    for (const other of [ada, ben]) await expect(other.getByText('Cleo records the Board Phase, Epistle.').first()).toBeAttached();

    await playOut([ada, ben, cleo]);
    for (const page of [ada, ben, cleo]) await expect(over(page)).toBeVisible();
  });
});

test('Hypertext: by touch on a phone, in Spanish', async ({ browser, house }) => {
  const page = await person(browser, house, { ...devices['Galaxy S8'], locale: 'es-ES' });
  await openTable(page, 'Hypertext', { name: 'Ana', seats: 3, players: ['greedy', 'greedy'], rules: { Duración: 'short' } });
  await expect(page.getByText('Capítulo 1 de 3').first()).toBeVisible();
  await playOut([page], tap);
  await expect(page.getByRole('img', { name: 'Puntos tras cada capítulo' })).toBeVisible();
});

test('Hypertext: keyboard alone for a whole game', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page, 'Hypertext');
  await ourTurn(page);
  // From a card the keyboard goes on to what may be done with it.
  await page.locator('.hand .held:not(.chosen)').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.panel button:focus')).toHaveCount(1);
  await playOut([page], type);
});

test('Hypertext: two people at one device', async ({ browser, house }) => {
  const page = await person(browser, house);
  await openTable(page, 'Hypertext', { name: 'Ada', players: ['device'], names: ['Ben'], rules: short });
  const curtain = page.getByRole('heading', { name: /^It is .*’s turn$/ });
  // Each of them is called by name when the device is theirs.
  const called = new Set<string>();
  for (let turn = 0; turn < 4; ++turn) {
    await expect(curtain).toBeFocused();
    await expect(page.locator('.hand')).toHaveCount(0);
    called.add((await curtain.textContent()) ?? '');
    await page.getByRole('button', { name: /^I am/ }).click();
    await expect(page.locator('.hand')).toBeVisible();
    await until([page], move, () => curtain.isVisible());
  }
  expect([...called].sort()).toEqual(['It is Ada’s turn', 'It is Ben’s turn']);
});

test('Hypertext: somebody looks on, and sees no hand', async ({ browser, house }) => {
  const ada = await person(browser, house);
  await playNow(ada, 'Hypertext');
  await ourTurn(ada);
  const eve = await person(browser, house);
  await eve.goto(ada.url()); // the link that she was sent
  await expect(eve.getByText('You are watching.')).toBeVisible();
  await expect(eve.locator('.seat')).toHaveCount(2);
  await expect(eve.locator('.hand')).toHaveCount(0);
});

// What a person at the page does for one step of a lesson: `activate water`, `lay queen:noun`, `record board`.
async function follow(page: Page, step: string, last: boolean) {
  const [type = '', argument = ''] = step.split(' ');
  const [card = ''] = argument.split(':');
  const held = page.locator(`[data-spot="held ${card}"]`);
  if (type === 'record') await page.locator(card === 'board' ? '.desk .phase' : `.seat:nth-child(${Number(card) + 1}) .phase`).click();
  else if (type === 'redeem') await page.locator('.redeem .main').click();
  else if (type === 'pass') await expect(page.locator('.task.acting')).toHaveCount(0); // by itself: nothing else can be done
  else if (type === 'pick') await page.locator(`[data-spot="offered ${card}"]`).or(held).click();
  else if (type === 'lay') {
    // All of them are proposed, as what they are to stand for; the last one is confirmed.
    await expect(held).toHaveClass(/given/);
    if (last) await page.locator('.laying .button.main').click();
  } else if (type === 'pay') await held.click();
  else {
    if ((await held.getAttribute('aria-pressed')) !== 'true') await held.click();
    await page.locator(`.chosen.sheet .ways .button`).nth(type === 'discard' ? -1 : 0).click();
  }
}

for (const [locale, play] of [
  ['en-GB', 'Play a real game'],
  ['es-ES', 'Jugar una partida de verdad'],
] as const) {
  test(`Hypertext: the first lesson, ${locale}`, async ({ browser, house }) => {
    const folder = new URL('../../games/hypertext/lessons/first_game/', import.meta.url);
    const page = await person(browser, house, { locale });
    await announced(page, 'Hypertext').getByRole('link', { name: /^(Learn it|Apréndelo)/ }).click();
    const files = readdirSync(folder).filter((file) => /^\d\d_\w+\.scenario$/.test(file)).sort();
    for (const [i, file] of files.entries()) {
      await expect(page.locator('.coach .smallcaps')).toContainText(new RegExp(` ${i + 1} (of|de) ${files.length}`));
      await expect(page.locator('.hand .held').first()).toBeVisible();
      for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
        const [, steps = ''] = /^0: ([^#]*)/.exec(line) ?? [];
        const all = steps.split(';').map((each) => each.trim()).filter((each) => each !== '');
        for (const [at, step] of all.entries()) await follow(page, step, at === all.length - 1 || !all[at + 1]?.startsWith('lay'));
      }
      await expect(page.locator('.coach .button.main')).toBeVisible();
      if (i < files.length - 1) await page.locator('.coach .button.main').click();
    }
    await expect(page.getByRole('button', { name: play })).toBeVisible();
  });
}
