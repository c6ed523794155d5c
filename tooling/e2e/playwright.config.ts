import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserOptions, desktopOptions } from './src/browserOptions.ts'
import { places } from './src/places.ts'

/** Tests of what only the whole browser does. */
const DESKTOP = /@desktop/
/** Tests that take long and repeat, in another place, what shorter ones hold: decision 0007 names both. */
const LONG = /@long/

/** Under what name a run leaves its report and its traces: a second run keeps those of the first. */
const { BROWSER_RUN = 'browser' } = process.env

export default defineConfig({
  testDir: 'tests',
  globalSetup: './src/startProduct.ts',
  fullyParallel: true,
  // One for each processor: more of them make every page slow, and slow pages make tests fail.
  workers: availableParallelism(),
  // Generous, since nothing is timed here: a slow machine takes longer, a broken product fails all the same.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `../../.data/results/${BROWSER_RUN}.json` }]],
  outputDir: `../../.data/${BROWSER_RUN}-traces`,
  projects: [
    { name: 'product', testMatch: '*.spec.ts', grepInvert: [DESKTOP, LONG] },
    {
      name: 'desktop browser',
      testMatch: '*.spec.ts',
      grep: DESKTOP,
      grepInvert: LONG,
      use: desktopOptions,
    },
  ],
  // Recording costs a fifth of the time; `--trace retain-on-failure` records what fails.
  use: { ...browserOptions, baseURL: places.site, trace: 'off' },
})
