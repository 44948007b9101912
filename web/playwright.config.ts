import { defineConfig } from '@playwright/test';

// Real Chromium, Debian's own; one page after the other: two cores serve the server, the browser and these tests.
export default defineConfig({
  testDir: 'tests',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000, // the longest takes one minute, and five on a busy machine
  retries: 0, // every run is the same game: what fails once is a fault
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../build/release/browser',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'off',
    actionTimeout: 15_000,
  },
});
