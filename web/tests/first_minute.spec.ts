import type { Page } from '@playwright/test';
import { announced, choose, click, expect, games, guest, linkOn, openTable, over, person, play, playOut, pressOne, test, until, withoutCoach } from './house.ts';
import { move } from './hypertext_house.ts';
import { faults, still, width } from './looks.ts';

test.use({ taught: true });

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };
const coach = (page: Page) => page.getByRole('region', { name: /^(Coach|Guía)$/ });
const lines = (page: Page) => coach(page).locator('p').allInnerTexts();
const pressPlay = (page: Page, game: string) => announced(page, game).getByRole('button', { name: /^(Play now|Juega ya)/ }).click();
const start = (page: Page) => page.getByRole('button', { name: /^(Let’s play|¡A jugar!)$/ }).click();

// A stranger presses Play now, reads the goal, and plays a whole game with the coach: there is always something to do that it names, and nothing is told twice.
for (const [game, size, locale, options] of [
  ['Verbatim', '360', 'en-GB', phone],
  ['Verbatim', '1440', 'es-ES', desk],
  ['Hypertext', '360', 'es-ES', phone],
  ['Hypertext', '1440', 'en-GB', desk],
] as const) {
  test(`a first game of ${game} explains itself, ${size}, ${locale}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...still, ...options, locale });
    await pressPlay(page, game);
    const goal = page.getByRole('dialog', { name: locale === 'en-GB' ? `Welcome to ${game}` : `Te damos la bienvenida a ${game}` });
    await expect(goal.getByRole('listitem')).toHaveCount(3);
    expect(await faults(page)).toEqual([]);
    await start(page);
    await expect(goal).toBeHidden();
    await expect(coach(page).locator('.now')).toBeVisible();
    const told: string[] = [];
    let shown: readonly string[] = [];
    const look = async () => {
      const now = await coach(page).locator('.note, .word').allInnerTexts();
      told.push(...now.filter((line) => !shown.includes(line)));
      shown = now;
    };
    const step = async (each: Page) => {
      await look();
      return game === 'Verbatim' ? play(each) : move(each);
    };
    let seen = 0;
    const enough = async () => (await over(page).isVisible()) || (game === 'Hypertext' && ++seen > 40);
    await until([page], step, enough);
    expect(told.length).toBeGreaterThan(game === 'Verbatim' ? 5 : 8);
    expect(told.toSorted()).toEqual([...new Set(told)].toSorted()); // never twice
    await expect(coach(page).locator('.now')).toBeVisible();
    expect(await width(page)).toBeLessThanOrEqual(Number(size));
    // What was told is kept in this browser.
    await page.reload();
    await expect(coach(page).locator('.now')).toBeVisible();
    await expect(page.getByRole('dialog', { name: /^(Welcome|Te damos)/ })).toBeHidden();
    expect((await lines(page)).filter((line) => told.includes(line))).toEqual([]);
  });
}

// Cards of the hand of which nothing can be seen or pressed, and whether something lies over the table: what is asked stands there.
const hidden = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const card of document.querySelectorAll('.hand .held')) {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const [y, end] = [Math.max(0, top), Math.min(innerHeight, bottom)];
      const there = end - y > 8 ? document.elementFromPoint((left + right) / 2, (y + end) / 2) : null;
      if (!there || !card.contains(there)) faults.push(card.getAttribute('aria-label') ?? 'a card');
    }
    return faults;
  });
const under = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const was = scrollY;
    for (const place of [0, document.body.scrollHeight]) {
      scrollTo({ top: place, behavior: 'instant' });
      const edge = document.querySelector('.coach')?.getBoundingClientRect().bottom ?? 0;
      for (const each of document.querySelectorAll('.stage > :not(dialog), .stage :not(dialog *):is(h2, .task)')) if (each.checkVisibility() && each.getBoundingClientRect().top < edge - 1) found.push(`${each.className}: ${each.textContent?.slice(0, 30)}`);
    }
    scrollTo({ top: was, behavior: 'instant' });
    return found;
  });
// What may be done at a table of which these tests know no more than its shared parts.
const anything = ['.stage .held.lit:enabled', '.stage [data-choices] .button:enabled'];
const boardTop = (page: Page) => page.locator('.stage').evaluate((stage) => Math.round(stage.getBoundingClientRect().top + scrollY));

for (const game of games) {
  test(`${game} on a phone with the coach: the hand is in sight, the board stays where it is, and nothing that is asked is covered`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...still, ...phone });
    await pressPlay(page, game.replaceAll('_', ' '));
    await start(page);
    const asked = page.locator('.stage').locator('.task.acting:visible, .call:visible').first();
    for (const [size, most] of [['normal', 4], ['very large', 2]] as const) {
      if (size !== 'normal') await choose(page, 'Text size', size);
      await expect(asked).toBeVisible();
      if (size === 'normal') await page.locator('.known').evaluate((notice) => notice.remove()); // of servers for tests alone
      const top = await boardTop(page);
      let turns = 0;
      const step = async () => {
        if (!(await asked.isVisible())) return false;
        if (await page.locator('.task.acting:visible').isVisible()) {
          if (size === 'normal' && turns === 0) expect(await hidden(page)).toEqual([]);
          ++turns;
        }
        expect(await under(page), size).toEqual([]);
        expect(await boardTop(page), size).toBe(top);
        return (await play(page)) || (await move(page)) || pressOne(page, anything, click);
      };
      await until([page], step, async () => turns >= most);
      // All of it with one tap, over the table and not in its way; and it goes with the next.
      await coach(page).getByRole('button', { name: 'More from the coach' }).click();
      await expect(coach(page).getByRole('button', { name: 'The goal' })).toBeInViewport({ ratio: 1 });
      await expect(coach(page).locator('.now')).toBeInViewport({ ratio: 1 });
      expect(await boardTop(page), size).toBe(top);
      if (size === 'normal') expect(await faults(page)).toEqual([]);
      await page.mouse.click(180, 730);
      await expect(coach(page).getByRole('button', { name: 'The goal' })).toBeHidden();
      expect(await width(page), size).toBeLessThanOrEqual(360);
    }
  });
}

test('the coach goes with one click, and comes back beside the table and from the settings', async ({ browser, house }) => {
  const page = await person(browser, house, desk);
  await pressPlay(page, 'Verbatim');
  await withoutCoach(page).click();
  await expect(page.locator('.pile').first()).toBeVisible();
  await expect(coach(page)).toBeHidden();
  const beside = page.getByRole('complementary', { name: 'Beside the table' }).getByRole('button', { name: 'Coach' });
  await beside.click();
  await expect(coach(page).locator('.now')).toBeVisible();
  await coach(page).getByRole('button', { name: 'The goal' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Verbatim' })).toBeVisible();
  await page.keyboard.press('Escape');
  await coach(page).getByRole('button', { name: 'Turn the coach off' }).click();
  await expect(coach(page)).toBeHidden();
  await choose(page, 'Coach', 'on: it explains your first game of each kind, and every “Play now”');
  await expect(coach(page).locator('.now')).toBeVisible();
});

// Ada has played a game, Ben was sent a link and has not: he reads the goal while they gather, and has the coach. Nobody is taught a second time.
test('a guest who never played here is told the goal and has the coach, once', async ({ browser, house }) => {
  const ada = await person(browser, house, desk);
  await pressPlay(ada, 'Verbatim');
  await start(ada);
  await playOut([ada]);
  await ada.getByRole('link', { name: 'Home' }).click();
  await openTable(ada, 'Verbatim', { name: 'Ada' });
  const ben = await guest(browser, await linkOn(ada), 'Ben', { ...still, ...phone });
  await expect(ben.getByText('2 players, about 10 minutes')).toBeVisible();
  const goal = ben.getByText('Whoever has the most points wins.');
  await expect(goal).toBeVisible();
  expect(await faults(ben)).toEqual([]);
  await expect(ada.getByText('Whoever has the most points wins.')).toBeHidden();
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  await expect(coach(ben).locator('.now')).toBeVisible();
  await expect(ben.getByRole('dialog')).toBeHidden();
  await expect(coach(ada)).toBeHidden();
  await coach(ben).getByRole('button', { name: 'More from the coach' }).click();
  await coach(ben).getByRole('button', { name: 'Turn the coach off' }).click();
  await expect(coach(ben)).toBeHidden();
  // The next table is one of many.
  await ada.getByRole('link', { name: 'Home' }).click();
  await openTable(ada, 'Verbatim', {});
  await ben.goto(await linkOn(ada));
  await expect(ben.getByText('New to Verbatim?')).toBeVisible();
  await expect(goal).toBeHidden();
});

// A few moves teach nobody a game.
test('whoever left a first game has the coach at the next table, too', async ({ browser, house }) => {
  const page = await person(browser, house, desk);
  await pressPlay(page, 'Verbatim');
  await start(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await openTable(page, 'Verbatim', { name: 'Ada', players: ['novice'] });
  await expect(coach(page).locator('.now')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden(); // the goal was told
});

// Who opens a table for the first time against computer players alone is told the goal when the game begins.
test('a first table against computer players begins with the goal', async ({ browser, house }) => {
  const ada = await person(browser, house, desk);
  await openTable(ada, 'Hypertext', { name: 'Ada', players: ['novice'] });
  await withoutCoach(ada).click();
  await expect(ada.locator('.hand').first()).toBeVisible();
  await expect(coach(ada)).toBeHidden();
});

for (const [name, options] of [['360', phone], ['1440', desk]] as const) {
  test(`a word of the game says what it means, at the table and in the guide, ${name}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...still, ...options });
    await pressPlay(page, 'Hypertext');
    const letter = page.getByRole('dialog').getByRole('button', { name: 'Letter', exact: true });
    await letter.click();
    const note = page.getByRole('note');
    await expect(note).toContainText('your reward for recording your Lot', { ignoreCase: true });
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(await faults(page)).toEqual([]);
    await expect(letter).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible(); // Escape closed the word alone
    await letter.click();
    await expect(note).toBeVisible();
    await letter.click();
    await expect(note).toBeHidden();
    await start(page);
    await page.goto(`${house.address}/rules/hypertext`);
    await page.getByRole('button', { name: 'Sheol', exact: true }).first().click();
    await expect(note.getByRole('link')).toHaveAttribute('href', '/rules/hypertext#HT-06');
  });
}

// --- The first page

test.describe('as any server deals', () => {
  test.use({ seed: '' });
  for (const [name, options] of [['360', phone], ['1440', desk]] as const) {
    test(`nothing jumps while the first page comes, ${name}`, async ({ browser, house }) => {
      const page = await person(browser, house, options);
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.reload();
      for (const game of ['Verbatim', 'Hypertext']) await expect(announced(page, game).locator('.cards .card')).toHaveCount(5);
      const shift = await page.evaluate(() => document.fonts.ready.then(() => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as unknown as { shift: number }).shift))))));
      console.log(`layout shift of the first page at ${name}: ${shift.toFixed(4)}`);
      expect(shift).toBeLessThanOrEqual(0.02);
    });
  }
});

test('Play now answers before there is a line, and then takes three ways there and back', async ({ browser, house }) => {
  const page = await person(browser, house);
  // What the page asks before it hears any answer to it: an answer waits until all of its way was asked.
  const ways = [['hello', 'games'], ['open'], ['sit', 'start', 'join']].map((wanted) => ({ wanted: new Set(wanted), held: [] as (() => void)[] }));
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    await opened;
    const server = socket.connectToServer();
    const wayOf = new Map<unknown, (typeof ways)[number]>();
    socket.onMessage((message) => {
      const { do: request, id } = JSON.parse(String(message)) as { do: string; id: number };
      const way = ways.find(({ wanted }) => wanted.delete(request));
      if (way) wayOf.set(id, way);
      server.send(message);
      if (way?.wanted.size === 0) for (const tell of way.held.splice(0)) tell();
    });
    server.onMessage((message) => {
      const way = wayOf.get((JSON.parse(String(message)) as { id?: number }).id);
      if (way && way.wanted.size > 0) way.held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await page.reload();
  const button = announced(page, 'Verbatim').getByRole('button').first();
  await button.click();
  await expect(button).toHaveText('Connecting…'); // at once, and nothing was heard yet
  await expect(page.getByRole('status')).toHaveText('Connecting…');
  open();
  await withoutCoach(page).click();
  await expect(page.locator('.pile').first()).toBeVisible();
  expect(ways.map(({ wanted }) => wanted.size)).toEqual([0, 0, 0]);
});

// --- Choosing

for (const [locale, minutes, word, lasts, once] of [
  ['en-GB', 'about 10 minutes', 'easy', /6 chapters.*about 25 minutes/, 'Each player can record each Lot only once a chapter.'],
  ['es-ES', 'unos 10 minutos', 'fácil', /6 capítulos.*unos 25 minutos/, /solo una vez por capítulo/],
] as const) {
  test(`where one chooses, the page says how long, how many and how hard, ${locale}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...phone, locale });
    await expect(announced(page, 'Verbatim')).toContainText(minutes);
    for (const game of ['Verbatim', 'Hypertext']) await expect(announced(page, game)).toContainText(`: ${word} ●●○○`);
    await announced(page, 'Hypertext').getByRole('link', { name: /^(Play with friends|Juega con amigos)$/ }).click();
    const chosen = page.getByRole('link', { name: 'Hypertext', exact: true });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('radio', { name: lasts })).toBeChecked();
    // A switch says what it does, on or off.
    await page.getByText(/^(House rules|Reglas de la casa)$/).click();
    await expect(page.getByRole('switch', { name: /^(Each Lot once|Cada \w+ una vez)$/ })).not.toBeChecked();
    await expect(page.getByText(once)).toBeVisible();
    // What a room announces is what the server offers: its seats, and a strength for each of its computer players.
    for (const game of ['Hypertext', 'Verbatim']) {
      await page.getByRole('link', { name: game, exact: true }).click();
      const [, least, most] = /(\d) (?:to|a) (\d)/.exec(await page.locator(`#about-${game.toLowerCase()}`).innerText()) ?? [];
      const counts = await page.locator('input[name=seats]').evaluateAll((all) => all.map((each) => each.parentElement?.textContent));
      expect([counts[0], counts.at(-1)]).toEqual([least, most]);
      const players = await page.getByRole('combobox', { name: /^(Seat|Asiento) 2$/ }).locator('option').allInnerTexts();
      expect(players.slice(3).filter((each) => !/[●○]{4}$/.test(each))).toEqual([]);
      expect(players.length).toBeGreaterThan(5);
    }
    await page.getByRole('combobox', { name: /^(Seat|Asiento) 2$/ }).selectOption('novice');
    await expect(page.locator('.seats .about')).toBeVisible();
  });
}
