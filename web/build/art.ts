// web/run build/art.ts: the pictures that must be PNG, drawn by Chromium from the pages' own art. For each game and language what messengers show of a link to it, and
// the icons of the installed pages. They are kept in public/: a build needs no browser. Build first, since some cards ask the server: tools/build release scriptorium.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { House } from '../tests/house.ts';
import { gameRooms } from './rooms.ts';

const root = new URL('..', import.meta.url).pathname;
const folder = `${root}public/`;
const languages = ['en', 'es'] as const;
for (const each of [...languages.map((language) => `preview/${language}`), 'icons']) mkdirSync(folder + each, { recursive: true });

const house = new House({ seed: '', position: '', away: '' });
await house.start();
const proxy = { '/ws': { target: house.address, ws: true } };
const server = await createServer({ root, configFile: `${root}vite.config.ts`, server: { port: 0, host: '127.0.0.1', proxy }, logLevel: 'warn' });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const language of languages) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light', locale: language });
    for (const game of ['', ...gameRooms()]) {
      await page.goto(`${address}build/art/index.html?game=${game}&language=${language}`);
      await page.locator('.cards > span:nth-child(5) svg').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}preview/${language}/${game || 'house'}.png` });
    }
    await page.close();
  }
  const page = await browser.newPage();
  // A mask cuts off what is near the edge: there the ground goes to the border and the rest is smaller.
  const icon = readFileSync(`${folder}icon.svg`, 'utf8');
  for (const [name, size, inner] of [
    ['192', 192, 1],
    ['512', 512, 1],
    ['maskable', 512, 0.78],
  ] as const) {
    await page.setViewportSize({ width: size, height: size });
    const ground = inner < 1 ? '#7d2318' : 'transparent';
    await page.setContent(`<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh"><div style="width:${inner * 100}vw">${icon}</div></body>`);
    await page.screenshot({ path: `${folder}icons/${name}.png`, omitBackground: true });
  }
} finally {
  await browser.close();
  await server.close();
  await house.close();
}
