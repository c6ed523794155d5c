import { type ClientQuote, COVER_STEPS } from '@coverkit/core'
import { premiumCopy } from '#cover/premium'
import { quoteTerms, termsCopy, termsLine } from '#cover/terms'
import type { QuoteStepId } from '../../flow.ts'
import { fundAnswer } from '../select-covers/fundAnswer.ts'
import { getQuoteCopy as copy } from './copy.ts'

/** The answers of one step in a line. */
export interface ReviewLine {
  readonly step: QuoteStepId
  readonly label: string
  readonly value: string
}

/** Every step that a price depends on, in a line each. */
export function reviewLines(quote: ClientQuote): readonly ReviewLine[] {
  const { premiumType, paymentFrequency } = quote
  const frequency = premiumCopy.frequencies[paymentFrequency].toLowerCase()
  return [
    {
      step: 'select-covers',
      label: copy.covers,
      value: coversLine(quote),
    },
    ...quoteTerms(quote).map(
      ({ kind, name, terms }): ReviewLine => ({
        step: COVER_STEPS[kind],
        label: name,
        value: termsLine(terms),
      }),
    ),
    { step: 'personal-details', label: copy.you, value: personLine(quote) },
    {
      step: 'premium-type',
      label: copy.premium,
      value: `${premiumType ? termsCopy.premiumTypes[premiumType] : copy.notAnswered}, ${frequency}`,
    },
  ]
}

function coversLine(quote: ClientQuote): string {
  const count = copy.count(quote.covers.selectedCovers.length)
  return `${count}. ${fundAnswer(quote) === 'true' ? copy.throughSuper : copy.notThroughSuper}`
}

function personLine({ personalDetails }: ClientQuote): string {
  const { age, gender, isSmoker, occupation, state } = personalDetails
  const parts = [
    age === null ? null : copy.years(age),
    gender && termsCopy.genders[gender].toLowerCase(),
    isSmoker === null ? null : isSmoker ? copy.smoker : copy.nonSmoker,
    occupation,
    state,
  ]
  return parts.filter(Boolean).join(', ') || copy.notAnswered
}
