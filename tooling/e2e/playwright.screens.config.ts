import './src/screens/fixedDay.ts'
import { defineConfig } from '@playwright/test'
import short from './playwright.config.ts'

/**
 * Tests of pictures, at the moment at which these were drawn, with a backend of their own. `SCREENS=all` takes those of the
 * long run too.
 */
const { BROWSER_RUN = 'screens', SCREENS } = process.env

export default defineConfig({
  ...short,
  globalSetup: './src/screens/startScreens.ts',
  reporter: [
    ['list'],
    ['json', { outputFile: `.results/${BROWSER_RUN === 'screens' ? 'test-pictures' : BROWSER_RUN}.json` }],
  ],
  outputDir: `../../.data/${BROWSER_RUN}-traces`,
  projects: [
    {
      name: 'screens',
      testDir: 'screens',
      testMatch: SCREENS === 'all' ? ['*.spec.ts', '*.long.ts'] : '*.spec.ts',
    },
  ],
})
