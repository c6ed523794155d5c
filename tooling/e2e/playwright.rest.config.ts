import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import { SMOKE } from './smoke.ts'

/** The browser tests that only `npm run test:all` runs. */
export default defineConfig({
  ...config,
  testIgnore: [...SMOKE],
  reporter: [['list'], ['json', { outputFile: '.results/test-rest.json' }]],
})
