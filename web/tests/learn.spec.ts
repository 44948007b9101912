import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { announced, expect, over, person, playNow, playOut, test } from './house.ts';

const folder = new URL('../../games/verbatim/lessons/first_game/', import.meta.url);

// What a person at the page does for one line of a scenario: `take 1; keep`, or words to lay.
async function follow(page: Page, steps: readonly string[], refused: boolean) {
  const word = steps.filter((step) => step.startsWith('lay ')).map((step) => step.slice(4).replace('?', '').replace('*', ''));
  if (word.length > 0) {
    await page.locator('.desk input').fill(word.join(''));
    await page.keyboard.press('Enter');
    return;
  }
  for (const step of steps) {
    const [type, argument = ''] = step.split(' ');
    const named = (card: string) => page.locator('.held:enabled').filter({ has: page.locator('text.letter', { hasText: new RegExp(`^${card.toLocaleUpperCase()}$`) }) }).last();
    if (type === 'take' || type === 'gain') {
      const pile = page.locator('.pile').nth(Number(argument) - 1);
      const ends = type === 'take' && (await pile.locator('.end').count()) > 0;
      await pile.click();
      if (ends) await page.getByRole('dialog').locator('.button.main').click(); // it cannot be undone: the page asks
    }
    else if (type === 'remove') {
      const given = page.locator('.sum .row').last().locator('.card');
      const before = await given.count();
      await named(argument.replace('*', '')).click();
      await expect(given).toHaveCount(refused ? before : before + 1);
      const enough = page.locator('.table:has(.sum) .choices .main:enabled');
      if (await enough.isVisible()) await enough.click(); // it was the last payment
    } else if (type === 'keep') {
      const cancel = page.getByRole('button', { name: /^(Cancel the exchange|Cancelar el cambio)$/ });
      if (await cancel.isVisible()) await cancel.click();
      await page.getByRole('button', { name: /^(Keep my cards|Me quedo con mis cartas)$/ }).click();
    }
    else if (type === 'pass') await page.locator('.choices .main').click();
    else if (type === 'done') await page.locator('.desk .main').click();
    else if (type === 'challenge') {
      await page.locator('.challenge').first().click();
      await page.getByRole('dialog').locator('.button.main').click(); // what is at stake was said
    }
    else throw new Error(`no such step: ${step}`);
  }
}

// The whole lesson, done as its scenarios are written. They are the same that the rules' tests play.
for (const [locale, play] of [
  ['en-GB', 'Play a real game'],
  ['es-ES', 'Jugar una partida de verdad'],
] as const) {
  test(`the first lesson, ${locale}`, async ({ browser, house }) => {
    const page = await person(browser, house, { locale });
    await announced(page, 'Verbatim').getByRole('link', { name: /^(Learn it|Apréndelo)/ }).click();
    const files = readdirSync(folder).filter((file) => /^\d\d_\w+\.scenario$/.test(file)).sort();
    for (const [i, file] of files.entries()) {
      const own = file.replace('.scenario', '.es.scenario');
      const chosen = locale === 'es-ES' && readdirSync(folder).includes(own) ? own : file;
      await expect(page.locator('.coach .smallcaps')).toContainText(new RegExp(` ${i + 1} (of|de) ${files.length}`));
      await expect(page.locator('.pile, .rows, .desk').first()).toBeVisible();
      for (const line of readFileSync(new URL(chosen, folder), 'utf8').split('\n')) {
        const [, play = ''] = /^0: ([^#]*)/.exec(line) ?? [];
        if (play === '') continue;
        const refused = /!(\S+)/.exec(play)?.[1];
        const steps = play.replace(/!\S+/, '').split(';').map((step) => step.trim());
        await expect(page.locator('.task.acting, .desk').first()).toBeVisible();
        await follow(page, steps, refused !== undefined);
        if (refused) await expect(page.locator(`a[href$="#${refused}"]`)).toBeVisible();
      }
      if (i < files.length - 1) await page.locator('.coach .button.main').click();
    }
    await expect(page.getByRole('button', { name: play })).toBeVisible();
  });
}

test('a finished game is stepped through, from any eyes, and a moment has a link', async ({ browser, house }) => {
  const page = await person(browser, house);
  await playNow(page);
  await playOut([page]);
  await over(page).getByRole('link', { name: 'Look at the game again' }).click();
  await expect(page.locator('.pile')).toHaveCount(4);
  await expect(page.locator('.hand')).toBeVisible(); // our own: it is over, and those are our eyes
  await expect(page.locator('.other .open')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'As seen by' }).selectOption('spectator');
  await expect(page.locator('.hand')).toHaveCount(0); // somebody looking on sees no hand
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.told')).toContainText(/takes|begins/);
  await page.getByRole('combobox', { name: 'As seen by' }).selectOption('all');
  await expect(page.locator('.other .open')).toBeVisible();
  await expect(page.locator('.hand')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.rows .winner')).toBeVisible();
  await page.getByRole('button', { name: 'First' }).click();
  // Other eyes and the end, both at once.
  await page.getByRole('combobox', { name: 'As seen by' }).selectOption('0');
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page.locator('.rows .winner')).toBeVisible();
  await page.getByRole('combobox', { name: 'As seen by' }).selectOption('all');
  await expect(page.locator('.rows .winner')).toBeVisible();
  const moment = page.url();
  expect(moment).toContain('eyes=all');
  const eve = await person(browser, house);
  await eve.goto(moment); // the link that she was sent
  await expect(eve.locator('.rows .winner')).toBeVisible();
  // A link that names no eyes: hers see everything, ours are our own.
  const link = moment.replace(/\?.*/, '');
  await eve.goto(link);
  await expect(eve.getByRole('combobox', { name: 'As seen by' })).toHaveValue('all');
  await page.goto(link);
  await expect(page.getByRole('combobox', { name: 'As seen by' })).toHaveValue('0');
});

test('each game has its own lesson, and one comes back to where one was', async ({ browser, house }) => {
  const page = await person(browser, house);
  const step = page.locator('.coach .smallcaps');
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByRole('link', { name: /^Verbatim/ }).click();
  await page.getByRole('button', { name: 'Next' }).click(); // the first step asks for nothing
  await expect(step).toContainText('step 2');
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(page.locator('.pile').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Hypertext/ }).click();
  await expect(step).toContainText('step 1');
  await expect(page.locator('.hand .held').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Verbatim/ }).click();
  await expect(step).toContainText('step 2');
  await expect(page.locator('.pile').first()).toBeVisible();
});
