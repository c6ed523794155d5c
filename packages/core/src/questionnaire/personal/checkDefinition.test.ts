import { expect, test } from 'vitest'
import { checkDefinition } from '../checkDefinition.ts'
import { personalQuestionnaire } from './index.ts'

// All conditions are walked, which a busy machine does not do in the usual time of a test.
test('the engine finds nothing wrong: every way ends, and there are few enough to walk', () => {
  expect(checkDefinition(personalQuestionnaire)).toEqual([])
}, 120_000)

test('it is the version of November 2026', () => {
  const { id, version, from, sections } = personalQuestionnaire
  expect({ id, version, from }).toEqual({ id: 'personal', version: '2026-11', from: '2026-11-23' })
  expect(sections.map((section) => section.id)).toEqual([
    'cover',
    'occupation',
    'pastimes',
    'body',
    'habits',
    'residency',
    'illnesses',
    'joints',
    'mind',
    'recent',
    'doctors',
    'family',
    'incomeProtection',
  ])
})
