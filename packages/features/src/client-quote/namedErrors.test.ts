import { expect, it } from 'vitest'
import { describeNamedErrors, namedFormsOf } from '#common/testing/describeNamedErrors.ts'
import { quoteFlow } from './flow.ts'

/** The word by which a message names each field, by its step. */
const NAMES = {
  'critical-illness-cover': {
    amount: /critical illness cover amount/,
    structure: /this cover is structured|linked amount/,
    extras: /extras/,
  },
  'income-protection-cover': {
    paidAs: /how you’re paid/,
    annualEarnings: /annual earnings/,
    incomeReplacement: /income to replace/,
    monthlyBenefit: /benefit/,
    waitingPeriod: /waiting period/,
    benefitPeriod: /benefit period/,
    options: /extra cost options/,
    owner: /who owns this cover/,
  },
  'life-cover': { amount: /life cover amount/, owner: /who owns this cover/ },
  'personal-details': {
    age: /\bage\b/,
    gender: /gender/,
    smoker: /smoke/,
    occupation: /occupation/,
    occupationName: /occupation/,
    state: /state or territory/,
  },
  'premium-type': {
    premiumType: /stepped or level premiums/,
    paymentFrequency: /how often you want to pay/,
  },
  'select-covers': { covers: /cover/, payThroughSuper: /pay through super/ },
  'tpd-cover': {
    amount: /TPD cover amount/,
    parentAmount: /amount of the cover you’re linking to/,
    structure: /TPD cover is structured/,
    occupationType: /own occupation or any occupation/,
    extras: /extras/,
    owner: /who owns this cover/,
  },
}

const { 'personal-details': person = {}, ...others } = await namedFormsOf(quoteFlow.models, NAMES)
/** The occupation is one question, which is stored as a number and its name. */
const { occupationName, ...aboutYou } = person
const { occupation } = person

describeNamedErrors({ ...others, 'personal-details': aboutYou })

it('says the same of an occupation and of its name', () => {
  expect(occupationName).toEqual(occupation)
})
