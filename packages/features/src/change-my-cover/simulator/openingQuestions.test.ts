import { type CoverChange, changeProfile, termsOfPolicy } from '@coverkit/core/change-cover'
import { expect, it } from 'vitest'
import { openingQuestions } from '#underwriting/questionnaire'
import { lifePolicy, wholePolicy } from './examplePreview.fixture.ts'
import { withSum } from './withSum.ts'

const TODAY = '2026-11-23'
const changeOf = (policy = lifePolicy()): CoverChange => {
  const now = termsOfPolicy(policy, TODAY)
  return { now, after: now }
}
const titles = (change: CoverChange) =>
  openingQuestions(changeProfile(change, null, TODAY)).map(({ title }) => title)

it('names the questions that a rise of life cover opens, and none about work', () => {
  const change = changeOf()
  const rise = { ...change, after: withSum(change, 'life', 800_000) }
  const sections = openingQuestions(changeProfile(rise, null, TODAY))
  const habits = sections.find(({ title }) => title === 'Smoking, alcohol and drugs')
  expect(habits?.questions).toContain(
    'In the last 5 years, have you smoked, vaped or used anything else with nicotine?',
  )
  expect(habits?.questions).toHaveLength(4)
  expect(sections.map(({ title }) => title)).not.toContain('If you couldn’t work')
})

it('asks about work where the cover that goes up pays for not working, and about that cover alone', () => {
  const change = changeOf(wholePolicy())
  const rise = (kind: 'life' | 'incomeProtection', sum: number) => ({
    ...change,
    after: withSum(change, kind, sum),
  })
  expect(titles(rise('incomeProtection', 6_500))).toContain('If you couldn’t work')
  expect(titles(rise('life', 1_500_000))).not.toContain('If you couldn’t work')
})
