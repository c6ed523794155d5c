import type { ClientQuote } from '@coverkit/core'
import type { TypedFields } from '@coverkit/flow-draft'
import { readAmount, roundingOf } from '../../../common/quote-draft/models/amountFields.ts'
import {
  bareParent,
  parentAmountOf,
  type TpdParent,
  tpdTotal,
} from '../../../common/quote-draft/models/tpdCoverModel.ts'

/** What the TPD cover on the screen is made of, in dollars; the parts sum to the total. */
export interface TpdSplit {
  readonly parent: TpdParent | null
  readonly linked: number
  readonly standalone: number
  readonly total: number
}

/** The parts that Continue would give to the fields as they stand. */
export function tpdSplit(quote: ClientQuote, fields: TypedFields): TpdSplit {
  const parent = parentOf(fields)
  const typed = readAmount(fields.amount) ?? 0
  const stands = tpdTotal(quote)
  const { tpdLinkTo, amountLinked, amountStandalone } = quote.tpdCover
  if (typed === stands && fields.structure === tpdLinkTo) {
    return { parent, linked: amountLinked ?? 0, standalone: amountStandalone ?? 0, total: stands }
  }
  const total = typed === stands ? stands : roundingOf('tpd', parent !== null)(typed)
  const linked = parent === null ? 0 : Math.min(total, carriedBy(quote, parent, fields))
  return { parent, linked, standalone: total - linked, total }
}

function parentOf({ structure }: TypedFields): TpdParent | null {
  return structure === 'life' || structure === 'criticalIllness' ? structure : null
}

function carriedBy(quote: ClientQuote, parent: TpdParent, fields: TypedFields): number {
  if (bareParent(fields) === null) return parentAmountOf(quote, parent)
  return roundingOf(parent, true)(readAmount(fields.parentAmount) ?? 0)
}
