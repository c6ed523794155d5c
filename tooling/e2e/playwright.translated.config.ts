import './src/screens/fixedDay.ts'
import { defineConfig } from '@playwright/test'
import short from './playwright.config.ts'

/** Walks through pages that a browser translates, at the moment of the pictures; each walk starts a backend of its own. */
const { globalSetup: _shared, ...own } = short

export default defineConfig({
  ...own,
  // All start it at one port.
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '.results/translated.json' }]],
  outputDir: '../../.data/translated-traces',
  projects: [{ name: 'translated', testDir: 'translated', testMatch: '*.long.ts' }],
})
