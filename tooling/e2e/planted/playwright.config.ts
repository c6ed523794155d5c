import { defineConfig } from '@playwright/test'

/** Tests that fail on purpose, for the test of what a failure does to a run. They need neither a browser nor the product. */
export default defineConfig({
  testMatch: '*.planted.ts',
  reporter: [['json', { outputFile: process.env.PLANTED_REPORT ?? 'report.json' }]],
  outputDir: '../../../.data/planted-traces',
})
