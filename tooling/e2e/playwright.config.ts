import '@coverkit/sandbox/refuse-local-names'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserOptions, desktopOptions } from './src/browserOptions.ts'
import { places } from './src/places.ts'

/** Tests of what only the whole browser does. */
const DESKTOP = /@desktop/
/** Long tests that repeat, elsewhere, the assertions of shorter ones: decision 0007 names both. */
const LONG = /@long/

/** The name of a run's report and traces: a second run preserves those of the first. */
const { BROWSER_RUN = 'browser' } = process.env

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  // Here and not in projects that others depend on: they would wait for each other's last test.
  globalSetup: ['./src/startTagged.ts', './src/startProduct.ts'],
  fullyParallel: true,
  // One for each processor: more would slow down every page, and slow pages fail tests.
  workers: availableParallelism(),
  // Generous, since nothing is timed here: a slow machine takes longer, a broken product fails all the same.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `.results/${BROWSER_RUN}.json` }]],
  outputDir: `../../.data/${BROWSER_RUN}-traces`,
  projects: [
    { name: 'product', grepInvert: [DESKTOP, LONG] },
    {
      name: 'desktop browser',
      grep: DESKTOP,
      grepInvert: LONG,
      use: desktopOptions,
    },
  ],
  // Recording costs a fifth of the time; `--trace retain-on-failure` records what fails.
  use: { ...browserOptions, baseURL: places.site, trace: 'off' },
})
