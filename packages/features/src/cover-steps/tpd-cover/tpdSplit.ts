import { bareParent, type ClientQuote, type LinkParent, parentAmount, tpdTotal } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { readAmount, roundingOf } from '../fields/amountFields.ts'
import type { Field } from './view.ts'

/** The parts of the TPD cover on the screen, in dollars; they sum to the total. */
export interface TpdSplit {
  readonly parent: LinkParent | null
  readonly linked: number
  readonly standalone: number
  readonly total: number
}

/** The parts that Continue would give to the fields as they stand. */
export function tpdSplit(quote: ClientQuote, fields: InputValues<Field>): TpdSplit {
  const parent = parentOf(fields)
  const input = readAmount(fields.amount) ?? 0
  const stands = tpdTotal(quote)
  const { tpdLinkTo, amountLinked, amountStandalone } = quote.tpdCover
  if (input === stands && fields.structure === tpdLinkTo) {
    return { parent, linked: amountLinked ?? 0, standalone: amountStandalone ?? 0, total: stands }
  }
  const total = input === stands ? stands : roundingOf('tpd', parent !== null)(input)
  const linked = parent === null ? 0 : Math.min(total, carriedBy(quote, parent, fields))
  return { parent, linked, standalone: total - linked, total }
}

function parentOf({ structure }: InputValues<Field>): LinkParent | null {
  return structure === 'life' || structure === 'criticalIllness' ? structure : null
}

function carriedBy(quote: ClientQuote, parent: LinkParent, fields: InputValues<Field>): number {
  if (bareParent(quote, fields.structure) === null) return parentAmount(quote, parent)
  return roundingOf(parent, true)(readAmount(fields.parentAmount) ?? 0)
}
