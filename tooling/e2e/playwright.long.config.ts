import { defineConfig } from '@playwright/test'
import short from './playwright.config.ts'
import { desktopOptions } from './src/browserOptions.ts'

/** Hours rather than minutes: `pnpm test:long`. What it runs and with which seeds is in docs/reliability.md. */
export default defineConfig({
  ...short,
  testDir: 'long',
  reporter: [['list'], ['json', { outputFile: '.results/long.json' }]],
  projects: [
    {
      name: 'long tests of the short run',
      testDir: 'tests',
      testMatch: '*.spec.ts',
      grep: /@long/,
      grepInvert: /@desktop/,
    },
    {
      name: 'long tests of the short run, desktop browser',
      testDir: 'tests',
      testMatch: '*.spec.ts',
      grep: /(?=.*@desktop)(?=.*@long)/,
      use: desktopOptions,
    },
    { name: 'long', testMatch: '*.long.ts' },
  ],
})
