import { policyFromSaved } from '@coverkit/core/policies'
import { expect, it } from 'vitest'
import { assumptionsOf } from '#calculator'
import { answered, couple } from '#calculator/testing/exampleCalculation.ts'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
import { coverNeeds } from './coverNeeds.ts'

const answers = answered(couple)
const calculation = { input: answers.input, assumptions: assumptionsOf(answers) }
const [life, whole] = [policyFromSaved(exampleLifePolicy()), policyFromSaved(exampleWholePolicy())]

it('has the figures that the review of cover has', () => {
  expect(coverNeeds(calculation, [life, whole])).toEqual({
    life: 1_340_000,
    tpd: 1_575_000,
    criticalIllness: 290_000,
    incomeProtection: 6_100,
  })
})

it('is the same whatever is held, and has no income protection after 60', () => {
  expect(coverNeeds(calculation, [])).toEqual(coverNeeds(calculation, [life, whole]))
  const older = { ...calculation, input: { ...calculation.input, age: 61 } }
  expect(coverNeeds(older, [life]).incomeProtection).toBeNull()
})
