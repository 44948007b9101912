// web/run tests/first_minute_figures.ts: what a stranger waits for on a slow line (400 kbit/s, 400 ms there and back) and on a quick one: first paint,
// layout shift of the first page, and from the press on Play now to the first move.
import { chromium, type Page } from '@playwright/test';
import { House } from './house.ts';
import { slowLine } from './slow_line.ts';

declare global {
  interface Window {
    shift: number;
    moved: string[];
  }
}

async function watchShift(page: Page) {
  await page.addInitScript(() => {
    window.shift = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; startTime: number; sources: { node?: Element }[] }[]) {
        window.shift += entry.value;
        window.moved.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)}: ${entry.sources.map(({ node }) => `${node?.nodeName ?? '?'}.${node?.parentElement?.className ?? ''}`).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const house = new House({ seed: '', position: '', away: '' });
await house.start();
try {
  for (const slow of [false, true]) {
    const line = slow ? await slowLine(house.port, { roundTrip: 400, kilobits: 400 }) : { port: house.port, close: () => {} };
    for (const [width, height] of [[360, 740], [1440, 900]] as const) {
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      await watchShift(page);
      await page.goto(`http://127.0.0.1:${line.port}/`, { waitUntil: 'commit' });
      const play = page.getByRole('button', { name: /^Play now/ }).first();
      await play.waitFor();
      const painted = await page.evaluate(() => new Promise<number>((resolve) => new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => resolve(startTime))).observe({ type: 'paint', buffered: true })));
      const pressed = performance.now();
      await play.click();
      const begun = page.getByRole('button', { name: /^Play without the coach/ }).or(page.locator('.pile').first());
      await begun.first().waitFor({ timeout: 60_000 });
      const told = performance.now() - pressed;
      const quiet = page.getByRole('button', { name: /^Play without the coach/ });
      if (await quiet.isVisible()) await quiet.click();
      await page.locator('.pile.lit:enabled, .pile').first().waitFor();
      const ready = performance.now() - pressed;
      const fresh = await browser.newContext({ viewport: { width, height } });
      const home = await fresh.newPage();
      await watchShift(home);
      await home.goto(`http://127.0.0.1:${line.port}/`, { waitUntil: 'networkidle' });
      const { shift, moved } = await home.evaluate(() => ({ shift: window.shift, moved: window.moved }));
      console.log(`${slow ? 'slow' : 'quick'} ${width}: first paint ${Math.round(painted)} ms, layout shift ${shift.toFixed(4)}, from Play now to the table ${Math.round(told)} ms, to the first move ${Math.round(ready)} ms`);
      for (const each of moved) console.log(`    ${each}`);
      await context.close();
      await fresh.close();
    }
    line.close();
  }
} finally {
  await browser.close();
  await house.close();
}
