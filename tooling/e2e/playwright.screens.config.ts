import './src/screens/fixedDay.ts'
import { defineConfig } from '@playwright/test'
import short from './playwright.config.ts'

/** Tests of pictures, at the moment at which these were drawn, with a backend of their own. */
const { BROWSER_RUN = 'screens' } = process.env

export default defineConfig({
  ...short,
  globalSetup: './src/screens/startScreens.ts',
  reporter: [
    ['list'],
    ['json', { outputFile: `.results/${BROWSER_RUN === 'screens' ? 'test-pictures' : BROWSER_RUN}.json` }],
  ],
  outputDir: `../../.data/${BROWSER_RUN}-traces`,
  projects: [
    { name: 'screens', testDir: 'screens', testMatch: '*.spec.ts' },
    { name: 'long', testDir: 'screens', testMatch: '*.long.ts' },
  ],
})
