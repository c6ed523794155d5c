import { incomeProtectionRefusal } from '@coverkit/core'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'

const yesNoOf = { true: 'yes', false: 'no' } as const

/** `unavailable` is not asked: it holds the covers that cannot be chosen. */
export const view = ({ quote }: QuoteAnswers) => ({
  covers: quote.covers.selectedCovers,
  payThroughSuper: quote.covers.payThroughSuper === null ? '' : yesNoOf[quote.covers.payThroughSuper],
  unavailable: incomeProtectionRefusal(quote.personalDetails) === null ? [] : ['incomeProtection'],
})

export type Field = keyof ReturnType<typeof view>
