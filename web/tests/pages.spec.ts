import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { announced, choose, expect, games, openTable, person, playNow, playOut, test, toTheDesk } from './house.ts';
import { faults, still, width } from './looks.ts';

const pages: readonly (readonly [string, string])[] = [
  ['/', 'h1'],
  ['/tables', 'h1'],
  ['/games', 'main :is(.none, .what)'],
  ...games.flatMap((game) => [[`/new/${game}`, 'form'], [`/rules/${game}`, 'h2'], [`/learn/${game}`, '.table']] as const),
  ['/decks/chapter_and_verse', 'article'],
  ['/decks/chapter_and_verse/ready', 'article'],
  ['/settings', 'h1'],
  ['/elsewhere', 'h1'],
  ['/learn/nope', 'h1'],
];

test('axe finds nothing on any page, by day and by candle', async ({ browser, house }) => {
  const page = await person(browser, house, still);
  for (const [path, there] of pages) {
    await page.goto(house.address + path);
    await expect(page.locator(there).first()).toBeVisible();
    expect(await faults(page), path).toEqual([]);
  }
});

test('nor at the table', async ({ browser, house }) => {
  const page = await person(browser, house, still);
  await openTable(page, 'Verbatim', { name: 'Ada' });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(await faults(page), 'gathering').toEqual([]);
  await page.getByRole('link', { name: 'Home' }).click();
  await playNow(page);
  await page.locator('.pile.lit').first().click();
  await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
  expect(await faults(page), 'exchange').toEqual([]);
  await toTheDesk(page);
  for (let laid = 0; laid < 2; ++laid) await page.locator('.desk .free button.letter').first().click();
  expect(await faults(page), 'desk').toEqual([]);
  await playOut([page]);
  expect(await faults(page), 'over').toEqual([]);
  await page.getByRole('link', { name: 'Look at the game again' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await faults(page), 'replay').toEqual([]);
});

test('whatever is not there says so, and leads on', async ({ browser, house }) => {
  const page = await person(browser, house);
  for (const path of ['/elsewhere', '/learn/nope', '/rules/nope', '/new/nope', '/decks', '/decks/verbatim', '/t/0123456789abcdef', '/g/0123456789abcdef', '/t/nope', '/g/nope']) {
    await page.goto(house.address + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText('There is no such');
    await expect(page.getByRole('link', { name: 'Go to the start page' }), path).toBeVisible();
  }
});

test('nothing is wider than a small phone, at any size of text', async ({ browser, house }) => {
  const page = await person(browser, house, { ...still, viewport: { width: 360, height: 740 } });
  const narrow = async (where: string) => expect(await width(page), where).toBeLessThanOrEqual(360);
  for (const size of ['normal', 'very large']) {
    await choose(page, 'Text size', size);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [path, there] of pages) {
      await page.goto(house.address + path);
      await expect(page.locator(there).first()).toBeVisible();
      if (path.startsWith('/new')) await page.locator('summary').click();
      await narrow(`${path}, ${size}`);
    }
    await page.getByRole('link', { name: 'Home' }).click();
    await openTable(page, 'Verbatim', size === 'normal' ? { name: 'Ada' } : {});
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await narrow(`gathering, ${size}`);
    await page.getByRole('link', { name: 'Home' }).click();
    await playNow(page);
    await page.locator('.pile.lit').first().click();
    await expect(page.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
    await narrow(`exchange, ${size}`);
    await toTheDesk(page);
    await narrow(`desk, ${size}`);
    await playOut([page]);
    await narrow(`over, ${size}`);
    await page.getByRole('link', { name: 'Look at the game again' }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await narrow(`replay, ${size}`);
    await page.getByRole('link', { name: 'Home' }).click();
  }
});

test('a button stays where it is under a pointer that rests on its edge', async ({ browser, house }) => {
  for (const options of [{}, still]) {
    const page = await person(browser, house, options);
    await expect(page.getByText('For tests only')).toBeVisible(); // nothing comes above it any more
    const button = page.getByRole('button', { name: 'Play now against the computer' }).first();
    const box = await button.boundingBox();
    if (!box) throw new Error('there is no button');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 0.4);
    const places = new Set<number>();
    for (let look = 0; look < 12; ++look) places.add((await button.boundingBox())?.y ?? 0);
    expect([...places]).toEqual([box.y]);
  }
});

test('another game at a new table: what it has too is kept, the rest is not', async ({ browser, house }) => {
  const page = await person(browser, house);
  await announced(page, 'Hypertext').getByRole('link', { name: 'Play with friends' }).click();
  const seats = page.getByRole('combobox', { name: /^Seat \d$/ });
  await page.getByText('8', { exact: true }).click();
  await seats.nth(1).selectOption('device');
  await page.getByRole('link', { name: 'Verbatim', exact: true }).click();
  await expect(seats).toHaveCount(5);
  await expect(seats.nth(1)).toHaveValue('device');
  await seats.nth(2).selectOption('value');
  await page.getByRole('link', { name: 'Hypertext', exact: true }).click();
  await expect(seats.nth(2)).toHaveValue('friend'); // no Miser plays it
  await expect(seats.nth(1)).toHaveValue('device');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('textbox', { name: /call you/ }).fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('free', { exact: true })).toHaveCount(3);
});

test('where the system asks for less motion nothing moves, unless the settings say so', async ({ browser, house }) => {
  // What goes on by itself, or would when something changes.
  const moving = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((each) => {
          const { transitionDuration, animationName } = getComputedStyle(each);
          return animationName !== 'none' || transitionDuration.split(', ').some((time) => parseFloat(time) > 0.001);
        })
        .map((each) => `${each.tagName} ${each.className}`),
    );
  const lively = await person(browser, house);
  await playNow(lively);
  await expect(lively.locator('.pile.lit').first()).toBeVisible();
  expect(await moving(lively)).not.toEqual([]);
  const quiet = await person(browser, house, still);
  expect(await moving(quiet), 'the first page').toEqual([]);
  await playNow(quiet);
  await quiet.locator('.pile.lit').first().click();
  await expect(quiet.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
  expect(await moving(quiet), 'a table').toEqual([]);
  await choose(quiet, 'Animations', 'on');
  await expect(quiet.getByRole('button', { name: 'Keep my cards' })).toBeVisible();
  expect(await moving(quiet)).not.toEqual([]);
});

test('a server that deals known cards says so on every page, in both languages; others say nothing', async ({ browser, house }) => {
  const page = await person(browser, house);
  const notice = page.getByText('For tests only: anyone can predict the cards that this server deals.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fair for everybody' })).toBeHidden();
  await playNow(page);
  await expect(page.locator('.pile').first()).toBeVisible();
  await expect(notice).toBeVisible();
  await choose(page, 'Language', 'Español');
  await expect(page.getByText('Solo para pruebas: cualquiera puede predecir las cartas que reparte este servidor.')).toBeVisible();
});
test.describe('a server that deals as any does', () => {
  test.use({ seed: '' });
  test('says nothing of known cards', async ({ browser, house }) => {
    const page = await person(browser, house);
    await playNow(page);
    await expect(page.locator('.pile').first()).toBeVisible();
    await expect(page.getByText('For tests only')).toHaveCount(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Fair for everybody' })).toBeVisible();
  });
});

// The first heading of a game's guide, and of its lesson.
const written = (game: string, file: string) => readFileSync(new URL(`../../games/${game}/${file}`, import.meta.url), 'utf8');
const guide = (game: string) => /^## (.*)$/m.exec(written(game, 'guide/es.md'))?.[1] ?? '';
const lesson = (game: string) => /^01\.title\n  en .*\n  es (.*)$/m.exec(written(game, 'lessons/first_game/lesson.txt'))?.[1] ?? '';

test('every page in Spanish, with nothing left in English', async ({ browser, house }) => {
  const page = await person(browser, house, { locale: 'es-ES' });
  for (const [path, words] of [
    ['/', 'Juega ya contra la computadora'],
    ['/tables', 'Mesas'],
    ['/games', 'Mis partidas'],
    ...games.flatMap((game) => [[`/new/${game}`, 'Una mesa nueva'], [`/rules/${game}`, guide(game)], [`/learn/${game}`, lesson(game)]] as const),
    ['/decks/chapter_and_verse', 'Versículos y mazos'],
    ['/decks/chapter_and_verse/ready', 'Partir de este mazo'],
    ['/settings', 'Ajustes'],
  ] as const) {
    await page.goto(house.address + path);
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Juegos de mesa/);
  }
});
