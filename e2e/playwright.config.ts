import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './server.ts',
  // Half of a journey is waiting, so three workers fill two cores.
  workers: 3,
  // On a busy machine a journey may time out; one that passes only on the retry is reported as flaky.
  retries: 1,
  fullyParallel: true,
  timeout: 180_000,
  // A busy machine makes an expectation wait; what never comes fails all the same.
  expect: { timeout: 20_000 },
  outputDir: '../.cache/recorridos',
  reporter: [['list'], ['json', { outputFile: process.env.RESULTS ?? '../.cache/recorridos.json' }]],
  use: {
    actionTimeout: 30_000,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: [...args] },
    screenshot: 'only-on-failure',
  },
});
