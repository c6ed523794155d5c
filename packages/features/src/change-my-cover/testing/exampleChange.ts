import { localDate } from '@coverkit/core'
import { type Policy, policyFromSaved, type SavedPolicy } from '@coverkit/core/policies'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/example-policies'
import { answersOfPolicy, type ChangeFlowAnswers, withAcceptances, withAfter } from '../answers.ts'

const INSURED = {
  insured: {
    date_of_Birth: '1989-05-04',
    rated_Age: 37,
    gender: 'M',
    smoker: false,
    occupation: 'Accountant',
    occupation_ID: 2,
    state: 'NSW',
  },
} as const

/** Life cover of 600,000 outside super, paid monthly by direct debit, as the server answers it. */
export const savedLife = (): SavedPolicy => ({ ...exampleLifePolicy(), ...INSURED })

/** All four covers, in and outside super, paid yearly by rollover. */
export const savedWhole = (): SavedPolicy => ({
  ...exampleWholePolicy({ outsidePaymentMethod: 'creditCard', annual_Earnings: 110_000 }),
  ...INSURED,
})

export const lifePolicy = (): Policy => policyFromSaved(savedLife())
export const wholePolicy = (): Policy => policyFromSaved(savedWhole())

/** A change of a policy that has just been chosen. */
export const exampleChange = (policy: Policy = lifePolicy()): ChangeFlowAnswers =>
  answersOfPolicy(policy, localDate(new Date().toISOString()))

/** The same with another amount of life cover. */
export function withLife(answers: ChangeFlowAnswers, amount: number): ChangeFlowAnswers {
  const { quote } = answers.change.after
  return withAfter(answers, { quote: { ...quote, lifeCover: { ...quote.lifeCover, amount } } })
}

/** Less life cover, and everything accepted but the declarations. */
export const readyToSign = (answers = withLife(exampleChange(), 450_000)): ChangeFlowAnswers => ({
  ...withAcceptances(answers, {
    dutyOfDisclosure: true,
    insurerPdsAndPrivacy: true,
    brokerTerms: true,
    insurerContact: true,
    monitorEmails: true,
    personalDetailsDisclosure: true,
  }),
  offered: [{ type: 'PDS', name: 'Cover plan', version: '4.1', date: '2026-07-01' }],
})
