import type { ClientQuote, TpdLink } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import type { QuoteAnswers } from '#quote/answers'
import { amountText } from '../fields/amountFields.ts'

export type TpdParent = Exclude<TpdLink, 'standalone'>

export function tpdTotal({ tpdCover }: ClientQuote): number {
  return (tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0)
}

/** The selected covers that TPD can be linked to. */
export function tpdParents({ covers }: ClientQuote): readonly TpdParent[] {
  return (['life', 'criticalIllness'] as const).filter((kind) => covers.selectedCovers.includes(kind))
}

export function parentAmountOf(quote: ClientQuote, parent: TpdLink): number {
  if (parent === 'standalone') return 0
  return (parent === 'life' ? quote.lifeCover.amount : quote.criticalIllnessCover.amount) ?? 0
}

/** Whether this links TPD cover in super to critical illness cover: only a link that exists may stay there. */
export const isNewInSuper = (
  { tpdCover }: ClientQuote,
  { link, owner }: { readonly link: TpdLink; readonly owner: InputValue },
): boolean => link === 'criticalIllness' && owner === 'S' && tpdCover.tpdLinkTo !== 'criticalIllness'

export const view = ({ quote }: QuoteAnswers) => ({
  amount: amountText(tpdTotal(quote)),
  structure: quote.tpdCover.tpdLinkTo,
  parentAmount: '',
  occupationType: quote.tpdCover.occupationType,
  extras: quote.tpdCover.extras,
  owner: quote.tpdCover.tpdOwner,
})

export type Field = keyof ReturnType<typeof view>
