import { localDate } from '@coverkit/core'
import type { InsurableCover } from '@coverkit/core/guaranteed-insurability'
import { type Policy, policyFromSaved, type SavedPolicy } from '@coverkit/core/policies'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
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

/** The same life cover, of a product whose limits of an increase after an event are known. */
export const savedInsurable = (): SavedPolicy => ({ ...savedLife(), product_Code: 'MLC-01' })

export const insurableLife: InsurableCover = {
  kind: 'life',
  sumInsured: 600_000,
  originalSum: 566_000,
  earlierIncreases: 0,
  highestSum: 15_000_000,
}

/** The server's answer on increases of that policy. */
export const exampleLimits = () => ({
  successful: true,
  productCode: 'MLC-01',
  policyId: savedLife().id,
  cover: 'life',
  eligible: true,
  reasons: [],
  nextIncreaseOn: null,
  lastRequest: null,
  maximums: [{ event: 'marriage', maximum: 141_500 }],
  covers: [insurableLife],
})

export const lifePolicy = (): Policy => policyFromSaved(savedLife())
export const wholePolicy = (): Policy => policyFromSaved(savedWhole())

/** A change of a policy that has just been chosen. */
export const exampleChange = (policy: Policy = lifePolicy()): ChangeFlowAnswers =>
  answersOfPolicy(policy, localDate(new Date().toISOString()))

/** A change of the policy with all four covers, beside the list of policies that it is from. */
export const wholeChange = () => ({ answers: exampleChange(wholePolicy()), policies: [savedWhole()] })

/** The same with another amount of life cover. */
export function withLife(answers: ChangeFlowAnswers, amount: number): ChangeFlowAnswers {
  const { quote } = answers.change.after
  return withAfter(answers, { quote: { ...quote, lifeCover: { ...quote.lifeCover, amount } } })
}

/** The whole policy with less life cover and more critical illness cover. */
export function twoChanges(): ChangeFlowAnswers {
  const answers = withLife(exampleChange(wholePolicy()), 1_000_000)
  const { quote } = answers.change.after
  const criticalIllnessCover = { ...quote.criticalIllnessCover, amount: 250_000 }
  return withAfter(answers, { quote: { ...quote, criticalIllnessCover } })
}

/** The same with changed terms of every cover, and how it is paid. */
export function tenChanges(): ChangeFlowAnswers {
  const answers = twoChanges()
  const { quote } = answers.change.after
  return withAfter(answers, {
    indexation: 'on',
    quote: {
      ...quote,
      tpdCover: { ...quote.tpdCover, amountStandalone: 200_000, extras: [] },
      criticalIllnessCover: { ...quote.criticalIllnessCover, extras: [] },
      incomeProtectionCover: {
        ...quote.incomeProtectionCover,
        waitingPeriod: '30',
        benefitPeriod: '5',
        monthlyBenefit: 5_000,
      },
      premiumType: 'level',
    },
  })
}

/** Every cover of the policy is to end. */
export function withoutCovers(answers: ChangeFlowAnswers = exampleChange()): ChangeFlowAnswers {
  const { quote } = answers.change.after
  return withAfter(answers, { quote: { ...quote, covers: { ...quote.covers, selectedCovers: [] } } })
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
