import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { devices, type Page } from '@playwright/test';
import { expect, over, person, test } from './house.ts';
import { click, move, openTable, playOut, tap, type } from './hypertext_house.ts';

const rivals = (count: number, player = 'greedy') => ['', ...Array.from({ length: count - 1 }, () => player)];
const short = { length: 'short' };

async function faultsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(400); // what moves in is there
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

// Until it is our turn, and nothing else is asked.
async function ourTurn(page: Page) {
  for (;;) {
    if ((await page.locator('.task.acting').isVisible()) && (await page.locator('.chosen.sheet').isVisible())) return;
    await move(page).catch(() => false);
    await page.waitForTimeout(30);
  }
}

test('Hypertext: one person against the computer, a whole short game', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  await page.goto(`${house.address}/new/hypertext`);
  await page.getByRole('combobox').nth(1).selectOption('greedy');
  await page.getByText('House rules').click();
  await page.getByRole('combobox', { name: 'Length' }).selectOption('short');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.own .one').first()).toBeVisible();
  await expect(page.locator('.desk')).toContainText('Chapter 1 of 3');
  await playOut([page]);
  await expect(over(page)).toBeVisible();
  // Chapter by chapter, for the eye and for the ear.
  await expect(page.getByRole('img', { name: 'Points after each chapter' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Points after each chapter' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole('cell')).toHaveCount(4);
  // And looked at again through everybody's eyes.
  await page.getByRole('link', { name: 'Look at the game again' }).click();
  await page.getByRole('combobox').selectOption('all');
  await expect(page.getByRole('region', { name: 'Hand of Brother Eager' })).toBeVisible();
  await expect(page.locator('.own .one')).toHaveCount(15);
});

test('Hypertext: a newcomer begins with one click, and with a short game', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.getByRole('button', { name: 'Play now against the computer' }).nth(1).click();
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
at hand 0: bread way covenant word salt stone vine water oil light heart peace build
at drawn: bread
at letters 0: 3
at hand 1: new great white bitter glory
at hand 2: ruth eat walk blood wisdom
at hand 3: weep
at sheol: sow wash sing write king queen
`;

test('Hypertext: three people and a computer player: a card of every rarity, a redeem, a record in the grace, then to the end', async ({ browser, house }) => {
  test.setTimeout(240_000);
  const [ada, ben, cleo] = [await person(browser, house, {}, 'Ada'), await person(browser, house, {}, 'Ben'), await person(browser, house, {}, 'Cleo')];
  const table = await openTable(ada, house.address, 'Ada', { position, players: ['', '', '', 'greedy'] });
  for (const other of [ben, cleo]) {
    await other.goto(table);
    await other.getByRole('button', { name: 'Sit here' }).first().click();
  }
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  const held = (page: Page, name: string) => page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: new RegExp(`^${name},`) });
  const button = (page: Page, name: string | RegExp) => page.locator('.panel').getByRole('button', { name });
  async function discard(page: Page) {
    if (!(await button(page, /^Discard/).isVisible())) await page.locator('.own .one').first().click();
    await button(page, /^Discard/).click();
  }

  // COMMON, just drawn: it is looked at at once, and free. There is no NOUN in Sheol to take.
  await expect(ada.locator('.chosen.sheet')).toContainText('Bread');
  await expect(ben.locator('.task')).toContainText('Ada is to act');
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
  await expect(ben.locator('.task')).toContainText('Ada is asked by Way');
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
  await expect(ada.locator('.own .one')).toHaveCount(7); // stone vine water build king and two drawn
  await expect(held(ada, 'Word')).toHaveCount(0);

  // No Letter is left, and the free activation is used: every no says why.
  await held(ada, 'Stone').click();
  await button(ada, 'Activate').click();
  await expect(ada.getByRole('alert')).toContainText('Rule HT-10');

  // The own Lot: four NOUNs, of which one is a TITLE, and a VERB.
  await ada.getByRole('button', { name: /^Your Lot, Altar/ }).click();
  await expect(ada.locator('.task')).toContainText('lay 5 cards more');
  await held(ada, 'King').click();
  await expect(held(ada, 'King')).toHaveAttribute('aria-pressed', 'true');
  await button(ada, 'Undo').click();
  await expect(held(ada, 'King')).toHaveAttribute('aria-pressed', 'false');
  for (const laid of ['Stone', 'Vine', 'Water', 'Build', 'King']) {
    if (!(await ada.locator('.laying.sheet').isVisible())) break;
    await held(ada, laid).click();
    const role = ada.getByRole('group', { name: /stand for/ }).getByRole('button', { name: 'as NOUN' });
    if (await role.isVisible()) await role.click();
  }
  await expect(ben.getByText('Ada records their own Lot, Altar.').first()).toBeVisible();

  // The End discard, which Ben redeems while Cleo is still asked.
  await discard(ada);
  for (const asked of [ben, cleo]) await expect(asked.locator('.redeem')).toBeVisible();
  await expect(ada.locator('.task')).toContainText('may redeem');
  await ben.getByRole('button', { name: 'Redeem' }).click();
  await expect(ben.locator('.own .one')).toHaveCount(7); // five, the redeemed, the one he draws
  await expect(ada.getByRole('button', { name: /^Ben: / })).toBeVisible();
  await expect(ada.locator('.seat', { hasText: 'Ben' })).toContainText('owes one discard more');

  // His Lot, the usual discard, which nobody wants, and the one that he owes: his hand is empty.
  await ben.getByRole('button', { name: /^Your Lot, Lament/ }).click();
  for (const laid of ['New', 'Great', 'White', 'Bitter', 'Glory']) await held(ben, laid).click();
  await expect(ben.locator('.own .one')).toHaveCount(2);
  await discard(ben);
  for (const asked of [ada, cleo]) await asked.getByRole('button', { name: 'Pass' }).click();
  await expect(ben.locator('.task')).toContainText('discard one card more');
  await discard(ben);

  // The grace is Cleo's first.
  await expect(cleo.locator('.task')).toContainText('Grace');
  await button(cleo, /^Record Epistle/).click();
  await button(cleo, 'Lay these').click();
  for (const other of [ada, ben]) await expect(other.getByText('Cleo records the Board Phase, Epistle.').first()).toBeAttached();

  await playOut([ada, ben, cleo]);
  for (const page of [ada, ben, cleo]) await expect(over(page)).toBeVisible();
});

test('Hypertext: in the grace what can be recorded is shown, and who can do nothing passes by itself', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  const grace = `game hypertext
seats 3
option length short
at step: grace
at mover: 0
at out: 2
at board: epistle
at lot 0: selah
at lot 1: apocalypse
at lot 2: exodus
at hand 0: ruth eat walk bread oil new
at hand 1: sow wash sing
`;
  await openTable(page, house.address, 'Ada', { position: grace, players: rivals(3) });
  await page.locator('.panel').getByRole('button', { name: /^Record Epistle/ }).click();
  await page.locator('.panel').getByRole('button', { name: 'Lay these' }).click();
  await expect(page.locator('.task')).toContainText('your hand makes no phase');
  await expect(page.getByRole('dialog', { name: 'Chapter 1 is over' })).toContainText('+9'); // 8 and the wreath, less one card
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'On to chapter 2' }).click();
  await expect(page.locator('.desk')).toContainText('Chapter 2 of 3');
  await page.getByRole('button', { name: 'Scores' }).click();
  await expect(page.getByRole('dialog')).toContainText('empty hand');
});

test('Hypertext: eight seats without scrolling on a laptop, and nothing wider than a phone', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  // A hand of twelve that makes one phase after the other, and an ability of many words: there is never more to show.
  const full = `game hypertext
seats 8
at board: covenant
at lot 0: benediction
at lot 1: congregation
at lot 2: scroll
at lot 3: gospel
at hand 0: king priest eat bread new queen judge great oil ruth fisher joseph
at drawn: joseph
at letters 0: 4
`;
  for (const dealt of [{ position: full }, { seats: 8, options: short }]) {
    await openTable(page, house.address, 'Ada', { ...dealt, players: rivals(8) });
    await ourTurn(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('.seat')).toHaveCount(8);
    for (const thing of ['.desk', '.seat:last-child', '.own', '.panel']) {
      const box = await page.locator(thing).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 999), thing).toBeLessThanOrEqual(800);
    }
  }
  const table = page.url();
  for (const textSize of ['usual', 'largest']) {
    await page.evaluate((size) => localStorage.setItem('scriptorium.settings', JSON.stringify({ textSize: size })), textSize);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(table);
    await ourTurn(page);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide(), textSize).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: /^Ada: / }).click();
    expect(await wide(), `${textSize}, a seat`).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Look through Sheol/ }).click();
    expect(await wide(), `${textSize}, Sheol`).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
  }
});

test('Hypertext: by touch on a phone, in Spanish', async ({ browser, house }) => {
  const page = await person(browser, house, { ...devices['Galaxy S8'], locale: 'es-ES' }, 'Ana');
  await openTable(page, house.address, 'Ana', { seats: 3, players: rivals(3), options: short });
  await expect(page.getByText('Capítulo 1 de 3').first()).toBeVisible();
  await playOut([page], tap);
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Puntos tras cada capítulo' })).toBeVisible();
});

test('Hypertext: keyboard alone for a whole game', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  await openTable(page, house.address, 'Ada', { seats: 2, players: rivals(2), options: short });
  await ourTurn(page);
  // From a card the keyboard goes on to what may be done with it.
  await page.locator('.own .one:not(.chosen)').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.panel button:focus')).toHaveCount(1);
  await playOut([page], type);
  await expect(over(page)).toBeVisible();
});

test('Hypertext: two people at one device', async ({ browser, house }) => {
  const page = await person(browser, house, {}, 'Ada');
  await openTable(page, house.address, 'Ada', { seats: 2, players: ['', ''], options: short, mine: [0, 1] });
  await expect(page.getByRole('heading', { name: /^Now .* plays$/ })).toBeVisible();
  await expect(page.locator('.own')).toHaveCount(0);
  for (let turn = 0; turn < 60; ++turn) {
    await move(page, click).catch(() => false);
    await page.waitForTimeout(20);
  }
  await expect(page.locator('.own, .curtain').first()).toBeVisible();
});

test('Hypertext: somebody looks on, and sees no hand', async ({ browser, house }) => {
  const ada = await person(browser, house, {}, 'Ada');
  const table = await openTable(ada, house.address, 'Ada', { seats: 3, players: rivals(3), options: short });
  await ourTurn(ada);
  const eve = await person(browser, house);
  await eve.goto(table);
  await expect(eve.getByText('You are looking on.')).toBeVisible();
  await expect(eve.locator('.seat')).toHaveCount(3);
  await expect(eve.locator('.own')).toHaveCount(0);
});

// What a person at the page does for one step of a lesson: `activate water`, `lay queen:noun`, `record board`.
async function follow(page: Page, step: string) {
  const [type = '', argument = ''] = step.split(' ');
  const [card = '', role] = argument.split(':');
  const held = page.locator(`[data-spot="held ${card}"]`);
  if (type === 'record') await page.locator(card === 'board' ? '.desk .phase' : `.seat:nth-child(${Number(card) + 1}) .phase`).click();
  else if (type === 'redeem') await page.locator('.redeem .main').click();
  else if (type === 'pass') await expect(page.locator('.task.acting')).toHaveCount(0); // by itself: nothing else can be done
  else if (type === 'pick') await page.locator(`[data-spot="offered ${card}"]`).or(held).click();
  else if (type === 'lay' || type === 'pay') {
    await held.click();
    const roles = page.locator('.laying [role=group] .button');
    if (role) await expect(roles.or(page.locator('.one.given').and(held)).first()).toBeVisible();
    if (role && (await roles.first().isVisible())) await roles.filter({ hasText: /NOUN|SUSTANTIVO/ }).click();
  } else {
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
    const page = await person(browser, house, { locale }, 'Ada');
    await page.goto(`${house.address}/learn/hypertext`);
    const files = readdirSync(folder).filter((file) => /^\d\d_\w+\.scenario$/.test(file)).sort();
    for (const [i, file] of files.entries()) {
      await expect(page.locator('.coach .smallcaps')).toContainText(new RegExp(` ${i + 1} (of|de) ${files.length}`));
      await expect(page.locator('.own .one').first()).toBeVisible();
      for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
        const [, steps = ''] = /^0: ([^#]*)/.exec(line) ?? [];
        for (const step of steps.split(';').map((each) => each.trim())) if (step) await follow(page, step);
      }
      await expect(page.locator('.coach .button.main')).toBeVisible();
      if (i < files.length - 1) await page.locator('.coach .button.main').click();
    }
    await expect(page.getByRole('button', { name: play })).toBeVisible();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Hypertext: axe finds nothing at the table, ${colorScheme}`, async ({ browser, house }) => {
    const page = await person(browser, house, { colorScheme }, 'Ada');
    const faults = () => faultsOf(page);
    await openTable(page, house.address, 'Ada', { seats: 5, players: rivals(5), options: short });
    const seen = new Set<string>();
    for (let turn = 0; turn < 3000 && !(await over(page).isVisible()); ++turn) {
      for (const part of ['.chosen.sheet', '.laying.sheet', '.paying', '.asked', '.redeem', 'dialog']) {
        if (seen.has(part) || !(await page.locator(part).first().isVisible())) continue;
        const found = await faults();
        if (!(await page.locator(part).first().isVisible())) continue; // it went on meanwhile
        seen.add(part);
        expect(found, part).toEqual([]);
      }
      await move(page, click, 0.8).catch(() => false);
    }
    for (const part of ['.chosen.sheet', '.laying.sheet']) expect([...seen]).toContain(part);
    expect(await faults(), 'over').toEqual([]);
    await page.getByRole('button', { name: /^Look through Sheol/ }).click();
    expect(await faults(), 'Sheol').toEqual([]);
    await page.locator('dialog li button').first().click();
    expect(await faults(), 'a card').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Ada: / }).click();
    expect(await faults(), 'a seat').toEqual([]);
  });
}
