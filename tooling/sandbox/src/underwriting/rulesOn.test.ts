import { createHash } from 'node:crypto'
import { canonicalJson } from '@coverkit/core/questionnaire'
import { expect, test } from 'vitest'
import { hashOfRules, rulesOn } from './rulesOn.ts'
import { sampleRules } from './sample/sampleRules.ts'

const version = (name: string, from: string, ...definitions: string[]) => ({
  ...sampleRules,
  version: name,
  from,
  definitions,
})
const releases = [
  version('first', '2026-11-23', 'personal|1'),
  version('second', '2026-12-10', 'personal|1', 'personal|2'),
  version('third', '2027-01-05', 'personal|2'),
]

test.each([
  ['2026-11-23', 'personal|1', 'first'],
  ['2026-12-09', 'personal|1', 'first'],
  ['2026-12-10', 'personal|1', 'second'],
  ['2027-01-05', 'personal|1', 'second'],
  ['2027-01-05', 'personal|2', 'third'],
  ['2026-11-01', 'personal|1', 'first'],
])('a submission of %s to %s is underwritten by the %s', (day, definition, name) => {
  expect(rulesOn(day, definition, releases)?.version).toBe(name)
})

test('a questionnaire that no rules read has none', () => {
  expect(rulesOn('2026-11-23', 'personal|9', releases)).toBeNull()
  expect(rulesOn('2026-11-23', 'personal|2026-11')?.version).toBe('2026-11')
})

test('a version is identified by the SHA-256 of its canonical JSON', () => {
  const hash = createHash('sha256').update(canonicalJson(sampleRules)).digest('hex')
  expect([hashOfRules(sampleRules), hashOfRules(sampleRules)]).toEqual([hash, hash])
})
