import { formatMoney, OFFER_LIMITS } from '@coverkit/core'
import type { FieldError } from '#common/step-form/fieldError.ts'
import type { ErrorMessages, FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import type { Field } from './view.ts'

/** `range` is for earnings that allow no benefit. */
const benefitSentences = ({ min = 0, max = 0 }: FieldError): ErrorMessages => ({
  ...moneyMessages('your monthly benefit'),
  min: `The lowest monthly benefit you can choose is ${formatMoney(min)}`,
  max: `The highest monthly benefit you can choose is ${formatMoney(max)}`,
  range: `70% of these earnings is less than ${formatMoney(min)} a month, the lowest benefit insurers offer`,
})

export const messages = {
  paidAs: { otherwise: 'Choose how you’re paid' },
  annualEarnings: {
    ...moneyMessages('your annual earnings'),
    min: 'Enter annual earnings of more than $0',
  },
  incomeReplacement: {
    otherwise: `Enter the percentage of your income to replace as a whole number, from 1 to ${OFFER_LIMITS.earningsShare}`,
  },
  monthlyBenefit: benefitSentences,
  waitingPeriod: { otherwise: 'Choose a waiting period' },
  benefitPeriod: { otherwise: 'Choose a benefit period' },
  options: { otherwise: 'Choose extra cost options from the list' },
  owner: { otherwise: 'Choose who owns this cover' },
} satisfies FieldMessages<Field>
