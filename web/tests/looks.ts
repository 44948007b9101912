import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// A person for whom nothing moves: what is looked at is there at once.
export const still = { reducedMotion: 'reduce' } as const;

// What axe finds by day; and by candle, of what has to do with colours.
export async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode(true); // no frames, no page of its own to put them together
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze();
    found.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`));
  }
  return found;
}

// How wide the page is, whatever the window is.
export const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
