import { formatMoney, OFFER_LIMITS } from '@coverkit/core'
import type { FieldError } from '#common/step-form/fieldError.ts'
import type { ErrorMessages, FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import type { Field } from './view.ts'

/** `range` is for earnings that allow no benefit. */
const benefitSentences = ({ min = 0, max = 0 }: FieldError): ErrorMessages => ({
  ...moneyMessages('your monthly benefit'),
  min: `The least you can choose is ${formatMoney(min)} a month`,
  max: `The most you can choose is ${formatMoney(max)} a month`,
  range: `70% of these earnings is less than ${formatMoney(min)} a month, the least that insurers offer`,
})

export const messages = {
  paidAs: { otherwise: 'Choose how you are paid' },
  annualEarnings: {
    ...moneyMessages('your annual earnings'),
    min: 'Enter annual earnings of more than $0',
  },
  incomeReplacement: { otherwise: `Enter a whole number from 1 to ${OFFER_LIMITS.earningsShare}` },
  monthlyBenefit: benefitSentences,
  waitingPeriod: { otherwise: 'Choose a waiting period' },
  benefitPeriod: { otherwise: 'Choose a benefit period' },
  options: { otherwise: 'Choose extras from the list' },
  owner: { otherwise: 'Choose who owns this cover' },
} satisfies FieldMessages<Field>
