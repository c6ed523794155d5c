import { tpdTotal } from '@coverkit/core'
import type { QuoteAnswers } from '#quote/answers'
import { amountText } from '../fields/amountFields.ts'

export const view = ({ quote }: QuoteAnswers) => ({
  amount: amountText(tpdTotal(quote)),
  structure: quote.tpdCover.tpdLinkTo,
  parentAmount: '',
  occupationType: quote.tpdCover.occupationType,
  extras: quote.tpdCover.extras,
  owner: quote.tpdCover.tpdOwner,
})

export type Field = keyof ReturnType<typeof view>
