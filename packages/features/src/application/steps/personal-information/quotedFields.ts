import { type ClientQuote, emptyQuote, STATES } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

/**
 * The details behind the price, as fields that no control of the page changes: a reader of the page sees only its
 * fields. `quotedBenefit` is blank without income protection.
 */
export const quotedView = ({ offer }: Pick<ApplicationAnswers, 'offer'>) => {
  const { personalDetails, covers, incomeProtectionCover } = offer?.terms ?? emptyQuote()
  const isIncomeInsured = covers.selectedCovers.includes('incomeProtection')
  return {
    quotedAge: numeral(personalDetails.age),
    quotedState: personalDetails.state ?? '',
    quotedEarnings: numeral(incomeProtectionCover.annualEarnings),
    quotedBenefit: isIncomeInsured ? String(incomeProtectionCover.monthlyBenefit ?? 0) : '',
  }
}

export type QuotedField = keyof ReturnType<typeof quotedView>

/** Those answers as a quote; what else is in it is blank. */
export function quotedOn(fields: InputValues<QuotedField>): ClientQuote {
  const { quotedAge, quotedState, quotedEarnings, quotedBenefit } = fields
  const empty = emptyQuote()
  return {
    ...empty,
    covers: { ...empty.covers, selectedCovers: quotedBenefit === '' ? [] : ['incomeProtection'] },
    personalDetails: {
      ...empty.personalDetails,
      age: numberOf(quotedAge),
      state: STATES.find((state) => state === quotedState) ?? null,
    },
    incomeProtectionCover: {
      ...empty.incomeProtectionCover,
      annualEarnings: numberOf(quotedEarnings),
      monthlyBenefit: numberOf(quotedBenefit),
    },
  }
}

const numeral = (value: number | null) => (value === null ? '' : String(value))

const numberOf = (input: unknown) => (typeof input === 'string' && input !== '' ? Number(input) : null)
