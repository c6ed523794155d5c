import { type CoverChange, termsOfPolicy } from '@coverkit/core/change-cover'
import { expect, it } from 'vitest'
import { changeNotes } from './changeNotes.ts'
import { lifePolicy, wholePolicy } from './examplePreview.fixture.ts'
import { withSum } from './withSum.ts'

const changeOf = (policy = wholePolicy()): CoverChange => {
  const now = termsOfPolicy(policy, '2026-11-23')
  return { now, after: now }
}
const set = (change: CoverChange, kind: Parameters<typeof withSum>[1], sum: number): CoverChange => ({
  ...change,
  after: withSum(change, kind, sum),
})
const textsOf = (change: CoverChange) => changeNotes(change).map(({ text }) => text)

it('says what a rise opens, and what can’t be had back of a fall', () => {
  const fall = set(changeOf(), 'criticalIllness', 150_000)
  expect(textsOf(fall)).toEqual([
    'You won’t need to answer health questions.',
    'You may not be able to change this back later. If you can, you may have to answer health questions for critical illness cover first.',
  ])
  expect(textsOf(set(changeOf(lifePolicy()), 'life', 900_000))).toEqual([
    'You’ll need to answer health questions for life cover, because the amount goes up.',
  ])
  expect(textsOf(set(set(changeOf(), 'tpd', 900_000), 'criticalIllness', 250_000))[0]).toBe(
    'You’ll need to answer health questions for TPD cover and critical illness cover.',
  )
})

it('says that nothing has changed, and that TPD is paid on its own', () => {
  expect(textsOf(changeOf())).toEqual(['You haven’t changed any amounts yet.'])
  expect(textsOf(set(changeOf(), 'life', 500_000))).toContain(
    'Your TPD cover stays the same amount, but less of it is linked to another cover.',
  )
})
