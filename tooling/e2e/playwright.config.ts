import { defineConfig } from '@playwright/test'
import { browserOptions, desktopOptions } from './src/browserOptions.ts'
import { places } from './src/places.ts'

/** Tests of what only the whole browser does. */
const DESKTOP = /@desktop/

export default defineConfig({
  testDir: 'tests',
  globalSetup: './src/startProduct.ts',
  fullyParallel: true,
  workers: 3,
  // Generous, since nothing is timed here: a slow machine takes longer, a broken product fails all the same.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.data/results/browser.json' }]],
  outputDir: '../../.data/browser-traces',
  projects: [
    { name: 'build with tags', testMatch: 'tagged.build.ts' },
    { name: 'with tags', testMatch: 'analytics.spec.ts', dependencies: ['build with tags'] },
    { name: 'product', testMatch: '*.spec.ts', testIgnore: 'analytics.spec.ts', grepInvert: DESKTOP },
    { name: 'desktop browser', testMatch: '*.spec.ts', grep: DESKTOP, use: desktopOptions },
  ],
  // Recording costs a fifth of the time; `--trace retain-on-failure` records what fails.
  use: { ...browserOptions, baseURL: places.site, trace: 'off' },
})
