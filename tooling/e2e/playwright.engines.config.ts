import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import { engines } from './src/engines/engines.ts'

/** The journeys in each installed engine. One that is missing has no project, so that none of its tests counts as passed. */
export default defineConfig({
  ...config,
  testDir: 'engines',
  globalSetup: ['./src/startProduct.ts', './src/engines/nameEngines.ts'],
  projects: engines
    .filter(({ start }) => start)
    // WebKit's driver prints nothing, and paper.spec.ts tests the sheets of Chromium.
    .map(({ name }) => ({ name, ...(name !== 'Firefox' && { testIgnore: 'print.spec.ts' }) })),
  reporter: [
    ['list'],
    ['json', { outputFile: `.results/${process.env.BROWSER_RUN ?? 'test-engines'}.json` }],
  ],
})
