import { policyFromSaved } from '@coverkit/core/policies'
import { expect, test } from 'vitest'
import {
  exampleLapsingPolicy,
  exampleLifePolicy,
  exampleWholePolicy,
} from '#policies/testing/examplePolicies.ts'
import { leversOf } from './levers.ts'

const leversFor = (saved: ReturnType<typeof exampleLifePolicy>) => leversOf(policyFromSaved(saved))

test('one cover that grows, paid monthly: nothing to pay in smaller parts, and no other cover to take out', () => {
  expect(leversFor(exampleLapsingPolicy())).toEqual(['indexation', 'reduce', 'pause'])
})

test('a fund pays once a year alone, and a cover that does not grow has no indexation to turn off', () => {
  expect(leversFor(exampleWholePolicy())).toEqual(['reduce', 'income', 'remove', 'pause'])
})

test.each(['quarterly', 'halfYearly', 'yearly'] as const)('%s debits can be made smaller', (frequency) => {
  const policy = exampleLifePolicy({ premium_frequency: frequency, indexation: 'off12Months' })
  expect(leversFor(policy)).toEqual(['instalments', 'reduce', 'pause'])
})
