import { COVER_KINDS, type CoverKind, incomeProtectionRefusal } from '@coverkit/core'
import type { QuoteAnswers } from '#quote/answers'
import { fundAnswer } from './fundAnswer.ts'

const yesNoOf = { true: 'yes', false: 'no' } as const

/** The covers that may be chosen. */
export const offeredCovers = ({ quote }: QuoteAnswers): readonly CoverKind[] =>
  COVER_KINDS.filter(
    (kind) => kind !== 'incomeProtection' || incomeProtectionRefusal(quote.personalDetails) === null,
  )

export const view = ({ quote }: QuoteAnswers) => {
  const fund = fundAnswer(quote)
  return {
    covers: quote.covers.selectedCovers,
    payThroughSuper: fund === null ? '' : yesNoOf[fund],
  }
}

export type Field = keyof ReturnType<typeof view>
