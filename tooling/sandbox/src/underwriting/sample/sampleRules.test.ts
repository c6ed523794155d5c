import { createHash } from 'node:crypto'
import { canonicalJson } from '@coverkit/core/questionnaire'
import { expect, test } from 'vitest'
import { sampleRules } from './sampleRules.ts'

// A change of the rules needs a new version with its own day: applications in review were assessed by this one.
test('the rules are those of the version', () => {
  const hash = createHash('sha256').update(canonicalJson(sampleRules)).digest('hex')
  expect({ version: sampleRules.version, hash }).toEqual({
    version: '2026-11',
    hash: 'd29999a8082828d4c9efa9dfb7a5b09e8351717e0d138495b54ad62bd202979e',
  })
})

test('they say that they are samples, and nothing in them declines', () => {
  expect(sampleRules.label).toBe('Sample rules. No insurer decides by them.')
  expect(new Set(sampleRules.rules.map(({ effect }) => effect.kind))).toEqual(
    new Set(['loading', 'exclusion', 'refer']),
  )
  const words = sampleRules.rules.flatMap(({ reason, effect }) => [
    reason,
    'words' in effect ? effect.words : '',
  ])
  const steps = Object.values(sampleRules.steps).map((step) => step.words)
  expect([...words, ...steps].filter((text) => /declin|reject|refus(?!ed)|will not be/i.test(text))).toEqual(
    [],
  )
})
