import { defineConfig } from '@playwright/test'
import short from './playwright.config.ts'

const { globalSetup: _g, ...rest } = short
export default defineConfig({
  ...rest,
  reporter: [['json']],
  projects: [{ name: 'product', testMatch: '*.spec.ts', grepInvert: /@long/ }],
})
