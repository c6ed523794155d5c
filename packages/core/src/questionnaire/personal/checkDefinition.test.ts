import { expect, test } from 'vitest'
import { checkDefinition } from '../checkDefinition.ts'
import { MOST_WALKS, walkSection } from '../walkSection.ts'
import { personalQuestionnaire } from './index.ts'

// All conditions are walked, which a busy machine does not do in the usual time of a test.
const patience = 120_000

test(
  'the engine finds nothing wrong',
  () => {
    expect(checkDefinition(personalQuestionnaire)).toEqual([])
  },
  patience,
)

test(
  'every way through every section ends, and there are few enough to walk',
  async ({ annotate }) => {
    for (const section of personalQuestionnaire.sections) {
      const { walks, isComplete, stuck } = walkSection(section)
      await annotate(`${section.id}: ${walks} walks`)
      expect({ isComplete, stuck }, section.id).toEqual({ isComplete: true, stuck: [] })
      expect(walks, section.id).toBeLessThanOrEqual(MOST_WALKS)
    }
  },
  patience,
)

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
