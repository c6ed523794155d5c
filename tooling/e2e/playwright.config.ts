import { defineConfig } from '@playwright/test'
import { browserOptions } from './src/browserOptions.ts'
import { places } from './src/places.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  globalSetup: './src/startProduct.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.data/results/browser.json' }]],
  outputDir: '../../.data/browser-traces',
  use: { ...browserOptions, baseURL: places.site, trace: 'retain-on-failure' },
})
