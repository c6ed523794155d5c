import { coverFigures, NEEDS_COVERS } from '@coverkit/core'
import { policyFromSaved } from '@coverkit/core/policies'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assumptionsOf } from '#calculator'
import { answered, couple, renter } from '#calculator/testing/exampleCalculation.ts'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
import { differenceOf, neededOf } from './coverDifference.ts'
import { factsRows } from './factsTable.ts'
import { enteredCover, reviewCalculation } from './reviewCalculation.ts'
import { withKnown } from './withKnown.ts'

const life = policyFromSaved(exampleLifePolicy())
const whole = policyFromSaved(exampleWholePolicy())
const answers = answered(couple)
const review = (policies = [life, whole]) =>
  reviewCalculation(answers.input, assumptionsOf(answers), policies)

it('counts the cover of the policies in place of what was entered', () => {
  const { needs } = review([life])
  expect(enteredCover(answers.input, 'lifeCover')).toBe(250_000)
  expect(needs.lifeCover.lessExisting).toBe(600_000)
  // 150,000 of TPD was entered, and none is with us.
  expect(needs.tpdCover.lessExisting).toBe(0)
})

it('puts the estimate and the difference below the policies, rounded as the results are', () => {
  const rows = factsRows([life, whole], review())
  expect(rows.map(({ name }) => name)).toEqual([
    'Mallee Life Company',
    'Neota Life',
    'All together',
    'Your estimate, less what you own',
    'Difference',
  ])
  expect(rows.slice(3).map(({ cells }) => cells)).toEqual([
    {
      life: '$1,340,000',
      tpd: '$1,575,000',
      criticalIllness: '$290,000',
      incomeProtection: '$6,100 a month',
      premium: '–',
    },
    {
      life: '$460,000 more',
      tpd: '$775,000 less',
      criticalIllness: '$90,000 less',
      incomeProtection: '$100 a month less',
      premium: '–',
    },
  ])
  expect(factsRows([life], null)).toHaveLength(2)
})

it('adds up the premiums that are on record, and says of how many policies there is none', () => {
  const unpriced = { ...life, premium: { ...life.premium, amount: null } }
  const total = (...policies: (typeof life)[]) => factsRows(policies, null).at(-1)
  expect(total(life, whole)).toMatchObject({ cells: { premium: '$10,460.10 a year' }, notes: [] })
  expect(total(unpriced, whole)).toMatchObject({
    cells: { premium: '$9,767.58 a year' },
    notes: ['One policy isn’t counted in the premium, because we don’t have its premium.'],
  })
  expect(total(unpriced, unpriced)).toMatchObject({ cells: { premium: 'Not on record' }, notes: [] })
})

it('has a difference that is the cover less the need, whatever is owned', () => {
  const dollars = fc.integer({ min: 0, max: 2_000_000 })
  fc.assert(
    fc.property(dollars, dollars, dollars, (gross, assets, existing) => {
      const figures = { cover: 'lifeCover', gross, assets, existing } as const
      expect(neededOf(figures) + differenceOf(figures)).toBe(existing)
      expect(neededOf(figures)).toBeGreaterThanOrEqual(0)
      if (existing === 0) expect(differenceOf(figures)).toBeLessThanOrEqual(0)
    }),
  )
  const { needs } = review()
  for (const cover of NEEDS_COVERS) {
    const figures = coverFigures(needs, cover)
    // A shortfall equals the need in the calculator's results, with the same rounding.
    if (differenceOf(figures) < 0) expect(-differenceOf(figures)).toBe(figures.need)
  }
})

it('fills in what is known, and leaves every other answer as it was', () => {
  const filled = withKnown(answers, { age: 35, income: 99_000, policies: [whole] })
  expect(filled.typed).toEqual({
    'about-you/age': '35',
    'existing-cover/selectedCovers': [
      'lifeCover',
      'tpdCover',
      'criticalIllnessCover',
      'incomeProtectionCover',
    ],
    'existing-cover/lifeCover': '1,200,000',
    'existing-cover/tpdCover': '800,000',
    'existing-cover/criticalIllnessCover': '200,000',
    'existing-cover/incomeProtectionCover': '6,000',
  })
  expect(filled.input).toBe(answers.input)
})

it('keeps cover that was entered and is more than is with us, and asks for what nobody knows', () => {
  const { typed } = withKnown(answered(renter), { age: null, income: 80_000, policies: [life] })
  expect(typed).toEqual({
    'existing-cover/selectedCovers': ['lifeCover', 'tpdCover'],
    'existing-cover/lifeCover': '600,000',
    'existing-cover/tpdCover': '80,000',
  })
  const fresh = answered({})
  expect(withKnown(fresh, { age: 30, income: 80_000, policies: [] }).typed).toEqual({
    'about-you/age': '30',
    'about-you/annualSalary': '80,000',
  })
})
