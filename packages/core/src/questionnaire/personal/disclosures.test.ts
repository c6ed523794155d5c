import { describe, expect, test } from 'vitest'
import { disclosures } from './disclosures.fixture.ts'
import { personalQuestionnaire } from './index.ts'
import { profiles } from './visitor.fixture.ts'

describe('one disclosure adds at most 8 questions', () => {
  test.each(Object.entries(profiles))('%s', (_, profile) => {
    const all = disclosures(personalQuestionnaire, profile)
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter(({ added }) => added > 8)).toEqual([])
  })
})

test('what some disclosures add', () => {
  const added = new Map(
    disclosures(personalQuestionnaire, profiles['all four covers']).map(({ at, option, added }) => [
      `${at} ${option}`,
      added,
    ]),
  )
  expect({
    knee: added.get('joints.joints knee'),
    bloodPressure: added.get('illnesses.heart highBloodPressure'),
    anxiety: added.get('mind.mental anxiety'),
    notInTheList: added.get('illnesses.digestion other'),
    heights: added.get('pastimes.hazards heights'),
    cannabis: added.get('habits.drugs cannabis'),
    visitAbroad: added.get('residency.travel '),
  }).toEqual({
    knee: 7,
    bloodPressure: 8,
    anxiety: 8,
    notInTheList: 6,
    heights: 3,
    cannabis: 6,
    visitAbroad: 5,
  })
})
