import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import { SMOKE } from './smoke.ts'

/** Tests of every change: each flow to its end, each kind of page, and what a fault must not lose. */
export default defineConfig({
  ...config,
  testMatch: [...SMOKE],
  globalSetup: './src/startProduct.ts',
  reporter: [['list'], ['json', { outputFile: '.results/test.json' }]],
})
