import { defineConfig } from '@playwright/test';

// Real Chromium, Debian's own; one page after the other: two cores serve the server, the browser and these tests.
export default defineConfig({
  testDir: 'tests',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  retries: 1, // a busy machine may stumble; what passed at the second try is reported as flaky
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: '../build/release/browser',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'off',
  },
});
