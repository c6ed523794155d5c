import { expect, test } from 'vitest'
import { findHidden } from '../testing/findHidden.ts'
import { HIDDEN, hiddenActions } from '../testing/hiddenActions.ts'
import { checkFile } from './checkFile.ts'
import { FileRefused } from './FileRefused.ts'

const SEED = 20_261_129
const FILES = 600
/** So many of them pdf.js must understand, or the test shows little. */
const FOUND = 300

const outcomeOf = (bytes: Buffer) =>
  checkFile(bytes, 'application/pdf').catch((error: unknown) => {
    if (error instanceof FileRefused) return error.code
    throw error
  })

test('T33 whatever pdf.js finds in a PDF is refused, however it is spelled', async () => {
  const missed: string[] = []
  const counts = new Map<string, number>()
  for (const { hidden, spelling, bytes } of hiddenActions(SEED, FILES)) {
    const found = await findHidden(bytes)
    const outcome = await outcomeOf(bytes)
    const isStored = typeof outcome !== 'string'
    if (isStored && found.length > 0) missed.push(`${hidden}, ${spelling}`)
    if (isStored && (await findHidden(outcome.bytes)).length > 0)
      missed.push(`stored: ${hidden}, ${spelling}`)
    const row = `${found.length > 0 ? 'found' : 'not found'}: ${isStored ? 'stored without it' : outcome}`
    counts.set(row, (counts.get(row) ?? 0) + 1)
    for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  console.table(Object.fromEntries(counts))
  expect(missed).toEqual([])
  expect(HIDDEN.filter((hidden) => (counts.get(hidden) ?? 0) < FOUND / 10)).toEqual([])
  const found = [...counts]
    .filter(([row]) => row.startsWith('found'))
    .reduce((sum, [, count]) => sum + count, 0)
  expect(found).toBeGreaterThanOrEqual(FOUND)
}, 120_000)
