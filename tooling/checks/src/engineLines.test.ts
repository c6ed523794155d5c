import { expect, it } from 'vitest'
import { engineLines } from './engineLines.ts'

it('names the engines that ran, and each that is missing', () => {
  const engines = { ran: ['Chromium 150.0', 'Firefox 140.12'], missing: ['WebKit'] }
  expect(engineLines(['Browser tests'], engines)).toEqual([
    'Journeys ran in Chromium 150.0, Firefox 140.12.',
    'WebKit is not installed, so nothing ran in it: docs/browsers.md.',
  ])
})

it('says nothing of a run without these stages, or before the first', () => {
  expect(engineLines(['Stories'], { ran: ['Chromium 150.0'], missing: [] })).toEqual([])
  expect(engineLines(['Each engine'], undefined)).toEqual([])
})
