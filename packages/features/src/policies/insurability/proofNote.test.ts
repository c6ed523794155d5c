import { expect, it } from 'vitest'
import { proofNote } from './proofNote.ts'

const LATER = /^Don’t have it yet\? Ask now/

it.each([null, '2026-11-27', '2026-09-28'])('of an event on %s says to ask now', (eventDate) => {
  expect(proofNote(eventDate, '2026-11-27')).toMatch(LATER)
})

it.each(['2026-11-28', '2026-09-27'])('of an event on %s, for which nobody can ask, is none', (eventDate) => {
  expect(proofNote(eventDate, '2026-11-27')).toBeNull()
})
