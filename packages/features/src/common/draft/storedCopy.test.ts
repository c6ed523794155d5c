import { expect, it } from 'vitest'
import { storedNote } from './storedCopy.ts'

const now = Date.parse('2026-12-01T01:00:00.000Z')
const week = '2026-12-08T01:00:00.000Z'
const month = '2026-12-31T01:00:00.000Z'

it.each([
  ['Google Inc.', month, 'Kept on this device until 31 December 2026.'],
  ['', month, 'Kept on this device until 31 December 2026.'],
  [undefined, month, 'Kept on this device until 31 December 2026.'],
  ['Apple Computer, Inc.', week, 'Kept on this device until 8 December 2026.'],
  [
    'Apple Computer, Inc.',
    month,
    'Kept on this device until 31 December 2026. Your browser may delete it sooner if you don’t come back within 7 days.',
  ],
])('by %j, until %s: %s', (vendor, expiresAt, note) => {
  expect(storedNote(expiresAt, { now, vendor })).toBe(note)
})
