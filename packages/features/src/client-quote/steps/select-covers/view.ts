import { incomeProtectionRefusal } from '@coverkit/core'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { fundAnswer } from './fundAnswer.ts'

const yesNoOf = { true: 'yes', false: 'no' } as const

/** `unavailable` is not asked: it holds the covers that cannot be chosen. */
export const view = ({ quote }: QuoteAnswers) => {
  const fund = fundAnswer(quote)
  return {
    covers: quote.covers.selectedCovers,
    payThroughSuper: fund === null ? '' : yesNoOf[fund],
    unavailable: incomeProtectionRefusal(quote.personalDetails) === null ? [] : ['incomeProtection'],
  }
}

export type Field = keyof ReturnType<typeof view>
