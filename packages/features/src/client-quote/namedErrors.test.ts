/// <reference types="vite/client" />
import { expect, it } from 'vitest'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { describeNamedErrors, namedFieldsOf } from '#common/testing/describeNamedErrors.ts'
import { messages as aboutYou } from './steps/personal-details/messages.ts'

const pages = import.meta.glob<{ messages: FieldMessages<string> }>(
  ['./**/messages.ts', '../cover-steps/*/messages.ts'],
  { eager: true },
)

/** The word by which a message names each field, by the file of its messages. */
const NAMES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '../cover-steps/critical-illness-cover/messages.ts': {
    amount: /critical illness cover amount/,
    structure: /this cover is structured|linked amount/,
    extras: /extras/,
  },
  '../cover-steps/income-protection-cover/messages.ts': {
    paidAs: /how you’re paid/,
    annualEarnings: /annual earnings/,
    incomeReplacement: /income to replace/,
    monthlyBenefit: /benefit/,
    waitingPeriod: /waiting period/,
    benefitPeriod: /benefit period/,
    options: /extra cost options/,
    owner: /who owns this cover/,
  },
  '../cover-steps/life-cover/messages.ts': { amount: /life cover amount/, owner: /who owns this cover/ },
  './steps/personal-details/messages.ts': {
    age: /\bage\b/,
    gender: /gender/,
    smoker: /smoke/,
    occupation: /occupation/,
    state: /state or territory/,
  },
  './steps/premium-type/messages.ts': {
    premiumType: /stepped or level premiums/,
    paymentFrequency: /how often you want to pay/,
  },
  './steps/select-covers/messages.ts': { covers: /cover/, payThroughSuper: /pay through super/ },
  '../cover-steps/tpd-cover/messages.ts': {
    amount: /TPD cover amount/,
    parentAmount: /amount of the cover you’re linking to/,
    structure: /TPD cover is structured/,
    occupationType: /own occupation or any occupation/,
    extras: /extras/,
    owner: /who owns this cover/,
  },
}

/** The occupation is one question, which is stored as a number and its name. */
const withoutName = ({ occupationName: _, ...messages }: FieldMessages<string>) => messages

describeNamedErrors(
  Object.fromEntries(
    Object.entries(pages).map(([file, { messages }]) => [
      file,
      namedFieldsOf(withoutName(messages), NAMES[file] ?? {}),
    ]),
  ),
)

it('names the fields of every step, and of no step that is gone', () => {
  expect(Object.keys(NAMES).toSorted()).toEqual(Object.keys(pages).toSorted())
})

it('says the same of an occupation and of its name', () => {
  expect(aboutYou.occupationName).toEqual(aboutYou.occupation)
})
