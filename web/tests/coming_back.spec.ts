import type { Page } from '@playwright/test';
import { expect, guest, linkOn, openTable, person, playNow, playOut, test } from './house.ts';
import { faults } from './looks.ts';

const toMyGames = (page: Page) => page.getByRole('link', { name: /^(My games|Mis partidas)$/ }).first().click();
const listed = (page: Page, heading: string) => page.getByRole('region', { name: heading }).getByRole('listitem');
const noWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// Controls of the replay that are narrower than what they say.
const cut = (page: Page) => page.locator('.steps .button').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));

// The result is named, every move can be pressed, and it plays by itself.
async function lookAtReplay(page: Page) {
  await expect(page.locator('.result')).toContainText(/ wins\. .* \D?\d+ · /);
  const moves = page.locator('.player li button');
  await expect(moves.first()).toContainText('The deal');
  expect(await moves.count()).toBeGreaterThan(10);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.told').scrollIntoViewIfNeeded();
  // On a phone one row of controls, no word of it cut; the list comes when it is asked for.
  expect((await page.locator('.player').boundingBox())?.height).toBeLessThan(64);
  const tops = await page.locator('.steps .button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(moves.first()).toBeHidden();
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await moves.nth(5).click();
  await expect(page.locator('.stage .piles, .stage .table').first()).toBeInViewport(); // the list does not lead away from the table
  await page.setViewportSize(size);
  await moves.nth(4).click();
  await expect(moves.nth(4)).toHaveAttribute('aria-current', 'step');
  const numbers = (await page.locator('.player .number').allTextContents()).slice(1).map(Number);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1)); // none is left out
  const step = async () => Number(await page.getByRole('slider').inputValue());
  const chosen = await step();
  await page.locator('.result').click(); // nothing that can be pressed has the focus
  await page.keyboard.press('ArrowRight');
  await expect.poll(step).toBe(chosen + 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(step).toBe(chosen);
  expect(await noWider(page)).toBe(true);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await page.locator('.result').click();
  await page.keyboard.press(' ');
  await expect.poll(step).toBeGreaterThan(chosen + 1);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page).toHaveURL(/step=last/);
  await page.getByRole('button', { name: 'Play', exact: true }).click(); // from the beginning again
  await expect(page).not.toHaveURL(/step=last/);
}

test('a game that was left is found again by name, and when it is over with its result and replay, until it is removed', async ({ browser, house }) => {
  const page = await person(browser, house, { viewport: { width: 360, height: 740 } });
  await expect(page.getByRole('region', { name: 'Continue your game' })).toHaveCount(0);
  await toMyGames(page);
  await expect(page.getByText('You have not played here yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await playNow(page);
  await expect(page.locator('.pile.lit').first()).toBeVisible();
  await page.goto(house.address);
  const back = page.getByRole('region', { name: 'Continue your game' });
  await expect(back).toContainText(/^Verbatim with \S/);
  await expect(back).toContainText('Your turn');
  await toMyGames(page);
  await expect(listed(page, 'Still going on')).toContainText(/Verbatim with .*Your turn/);
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await playOut([page]);

  await toMyGames(page);
  const over = listed(page, 'Finished');
  await expect(over).toHaveCount(1);
  await expect(over).toContainText(/(You|The Novice|Brother \w+) (won|shared)|You \d/);
  await expect(over).toContainText(/You \D?\d+ · /);
  await expect(page.getByRole('row', { name: /^Verbatim 1 [01] / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Still going on' })).toHaveCount(0);
  expect(await noWider(page)).toBe(true);
  expect(await faults(page)).toEqual([]);
  await over.getByRole('link', { name: 'Replay' }).click();
  await lookAtReplay(page);
  await toMyGames(page);
  await over.getByRole('button', { name: /^Remove/ }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(over).toHaveCount(1);
  await over.getByRole('button', { name: /^Remove/ }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have not played here yet.')).toBeVisible();
  await page.goto(house.address);
  await expect(page.getByRole('region', { name: 'Continue your game' })).toHaveCount(0);
});

test('the controls of a replay are as wide as their words, on a phone and on a laptop', async ({ browser, house }) => {
  const page = await person(browser, house, { locale: 'es-ES' });
  await playNow(page);
  await playOut([page]);
  await page.getByRole('link', { name: 'Ver la partida de nuevo' }).click();
  for (const [width, height] of [[360, 740], [1440, 900]] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: 'Reproducir' })).toBeVisible();
    expect(await cut(page)).toEqual([]);
  }
});

test('a code moves the games to another device, once', async ({ browser, house }) => {
  const [laptop, phone] = [await person(browser, house), await person(browser, house, { viewport: { width: 360, height: 740 }, locale: 'es-ES' })];
  await openTable(laptop, 'Verbatim', { name: 'Ada' });
  const table = new URL(await linkOn(laptop)).pathname;
  await laptop.goto(`${house.address}/games`);
  await laptop.getByRole('button', { name: 'Get a code' }).click();
  const code = (await laptop.getByRole('status').filter({ hasText: /-/ }).textContent()) ?? '';
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);

  await phone.goto(`${house.address}/games`);
  await expect(phone.getByText('Aún no has jugado aquí.')).toBeVisible();
  await phone.getByText('Tengo un código de otro dispositivo').click();
  const field = phone.getByRole('textbox', { name: 'Código del otro dispositivo' });
  await field.fill('AAAA-AAAA');
  await phone.getByRole('button', { name: 'Usar este código' }).click();
  await expect(phone.getByRole('alert')).toContainText('incorrecto');
  await field.fill(code.toLowerCase().replace('-', ' '));
  await phone.getByRole('button', { name: 'Usar este código' }).click();
  // It is said where one looks then, and the list stands below it.
  await expect(phone.getByText('Listo. Este navegador')).toBeFocused();
  await expect(phone.getByText('Listo. Este navegador')).toBeInViewport();
  await expect(phone.getByRole('link', { name: 'Seguir', exact: true })).toHaveAttribute('href', table);
  await expect(phone.getByRole('link', { name: 'Seguir', exact: true })).toBeInViewport();
  expect(await noWider(phone)).toBe(true);
  // The same guest, who is called so here too, and whose seat it is; the old device stays the same guest.
  await phone.getByRole('link', { name: 'Seguir', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Levantarme' })).toBeVisible();
  await laptop.reload();
  await expect(laptop.getByRole('link', { name: 'Continue', exact: true })).toHaveAttribute('href', table);
  // A new name from one of them is the guest's, and the other device does not bring the old one back.
  await phone.goto(`${house.address}/settings`);
  const name = phone.getByRole('textbox');
  await expect(name).toHaveValue('Ada');
  await name.fill('Ada Bell');
  await name.press('Enter');
  await expect(phone.getByText('Guardado')).toBeVisible();
  await laptop.goto(`${house.address}/settings`);
  await expect(laptop.getByRole('textbox')).toHaveValue('Ada Bell');
  await phone.reload();
  await expect(name).toHaveValue('Ada Bell');

  const other = await person(browser, house);
  await other.goto(`${house.address}/games`);
  await other.getByText('I have a code from another device').click();
  await other.getByRole('textbox', { name: 'Code from the other device' }).fill(code);
  await other.getByRole('button', { name: 'Use this code' }).click();
  await expect(other.getByRole('alert')).toContainText('wrong, used or too old');
});

test('a link shows who invites to what, with a picture', async ({ browser, house }) => {
  const page = await person(browser, house);
  await openTable(page, 'Hypertext', { name: 'Ada' });
  const link = await linkOn(page);
  const html = await (await fetch(link)).text(); // as a messenger fetches it, without a cookie
  const tag = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(tag('og:title')).toBe('Ada invites you to Hypertext');
  expect(tag('og:description')).toBe('At the table: Ada. 1 seat is free. In English.');
  expect(tag('og:image')).toBe(`${house.address}/preview/en/hypertext.png`);
  const picture = await fetch(tag('og:image'));
  expect(picture.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('without a connection the pages open and say so, and come back by themselves', async ({ browser, house }) => {
  const page = await person(browser, house);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const manifest = (await (await page.request.get(`${house.address}/manifest.webmanifest`)).json()) as { readonly name: string; readonly start_url: string };
  expect(manifest).toMatchObject({ name: 'Scriptorium', start_url: '/' });
  await page.context().setOffline(true);
  await house.kill();
  await page.goto(`${house.address}/games`);
  await expect(page.getByRole('status')).toContainText('There is no connection.');
  await expect(page.getByRole('heading', { name: 'My games', exact: true })).toBeVisible();
  // What the server would say, nobody says in its place.
  expect(await page.evaluate(() => fetch('/api/games').then(() => 'answered', () => 'failed'))).toBe('failed');
  await house.start();
  await page.context().setOffline(false);
  await expect(page.getByRole('status')).toBeHidden();
  await expect(page.getByText('You have not played here yet.')).toBeVisible();
});

test('somebody looks for an opponent, another finds them, and a third watches', async ({ browser, house }) => {
  const tables = async (options = {}) => {
    const page = await person(browser, house, options);
    await page.getByRole('link', { name: 'Tables', exact: true }).click();
    return page;
  };
  const ada = await tables();
  await expect(ada.getByText('Nobody has a public table open right now.')).toBeVisible();
  await ada.getByRole('region', { name: 'Look for an opponent' }).getByRole('button', { name: 'Verbatim' }).click();
  await ada.getByRole('textbox', { name: /call you/ }).fill('Ada');
  await ada.getByRole('button', { name: 'Look for an opponent' }).click();
  const link = await linkOn(ada);

  const ben = await tables({ viewport: { width: 360, height: 740 } });
  await expect(listed(ben, 'Looking for players')).toContainText(/Verbatim\s*Ada is looking for an opponent\s*1 seat free · English · No clock/);
  expect(await noWider(ben)).toBe(true);
  expect(await faults(ben)).toEqual([]);
  await ben.getByRole('link', { name: 'Join' }).click();
  await expect(ben).toHaveURL(link);
  await guest(browser, link, 'Cleo');
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  const eve = await tables();
  await expect(listed(eve, 'Games you can watch')).toContainText('Ada and Cleo');
  await eve.getByRole('link', { name: 'Watch' }).click();
  await expect(eve.getByText('You are watching.')).toBeVisible();
});
