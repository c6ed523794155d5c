import { expect, test } from '@playwright/test'
import { runModel } from '../src/model/runModel.ts'

// Takes over 5 s: two visits of eight commands each, some of which start a browser again.
test('random visits with crashes, faults, tabs and clocks lose nothing (a short run)', {
  tag: '@long',
}, async ({ browser }) => {
  const { commands } = await runModel(browser, { seed: 20_261_121, sequences: 2, commands: 8 })
  expect(commands).toBe(16)
})
