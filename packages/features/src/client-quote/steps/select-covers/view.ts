import type { QuoteAnswers } from '#quote/answers'
import { fundAnswer } from './fundAnswer.ts'

const yesNoOf = { true: 'yes', false: 'no' } as const

export const view = ({ quote }: QuoteAnswers) => {
  const fund = fundAnswer(quote)
  return {
    covers: quote.covers.selectedCovers,
    payThroughSuper: fund === null ? '' : yesNoOf[fund],
  }
}

export type Field = keyof ReturnType<typeof view>
