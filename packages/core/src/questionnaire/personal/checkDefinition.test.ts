import { expect, test } from 'vitest'
import { checkDefinition } from '../checkDefinition.ts'
import { personalQuestionnaire } from './index.ts'

// The walks are those of `agreement.slow.test.ts`; `checkDefinition.long.ts` has both in one.
test('the engine finds nothing wrong before the first walk', () => {
  const unwalked = personalQuestionnaire.sections.map(({ id: where }) => ({
    code: 'too-many-walks',
    where,
    detail: 'more than 0',
  }))
  expect(checkDefinition(personalQuestionnaire, 0)).toEqual(unwalked)
})

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
