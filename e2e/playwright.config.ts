import { availableParallelism, loadavg } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { executablePath, args } = await findBrowser();

/** How much longer everything may take: other work on the machine when the journeys begin, beyond two tasks for each core. */
process.env.PATIENCE ??= String(Math.min(8, Math.max(1, (loadavg()[0] ?? 0) / (2 * availableParallelism()))));
const patience = Number(process.env.PATIENCE);

/** The journeys that take longest are begun first, so that no worker ends long after the others. */
const longest = [
  'historia',
  'citas',
  'limite',
  'documento-nuevo',
  'texto-de-producto',
  'gestiones',
  'notaria',
  'planes',
];
const files = longest.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  globalSetup: './server.ts',
  // Half of a journey is waiting, so three workers fill two cores.
  workers: Number(process.env.TRABAJADORES ?? 3),
  // A second try is told as flaky. It goes once three runs in a row have passed beside other work.
  retries: 1,
  fullyParallel: true,
  timeout: 120_000 * patience,
  expect: { timeout: 20_000 * patience },
  outputDir: '../.cache/recorridos',
  reporter: [['list'], ['json', { outputFile: process.env.RESULTS ?? '../.cache/recorridos.json' }]],
  use: {
    actionTimeout: 30_000 * patience,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: [...args] },
    screenshot: 'only-on-failure',
    // The first load of a fresh context costs twice that of one that has loaded the product before.
    reuseContext: true,
  },
  projects: [
    { name: 'largos', testMatch: files },
    { name: 'demás', testIgnore: files },
  ],
});
