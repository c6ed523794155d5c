import { amountFields, type ClientQuote, type CoverKind, setCoverAmount } from '@coverkit/core'
import {
  applyChangeRules,
  type CoverChange,
  type PolicyTerms,
  sumInsuredOf,
  sumLimits,
} from '@coverkit/core/change-cover'
import { leavesOf, writeLeaves } from '#quote/leaves'
import type { Bounds } from './stops.ts'

/**
 * How far a cover can be set. Life cover that pays critical illness cannot be less than it, or the link would be lost on the
 * way down and not come back on the way up.
 */
export function boundsOf({ now, after }: CoverChange, kind: CoverKind): Bounds {
  const { minimum, maximum } = sumLimits(now.quote, after.quote, kind)
  const { covers, criticalIllnessCover } = after.quote
  const isLinked =
    kind === 'life' &&
    covers.selectedCovers.includes('criticalIllness') &&
    criticalIllnessCover.criticalIllnessLinkTo === 'life'
  return { minimum: isLinked ? Math.max(minimum, criticalIllnessCover.amount ?? 0) : minimum, maximum }
}

/** TPD that is as much as it is now gets back the linked part it has now, as far as the cover above it reaches. */
function relinked(now: ClientQuote, quote: ClientQuote): ClientQuote {
  const { tpdLinkTo, amountLinked: held } = now.tpdCover
  const total = sumInsuredOf(quote, 'tpd')
  const isSame = quote.tpdCover.tpdLinkTo === tpdLinkTo && total === sumInsuredOf(now, 'tpd')
  if (!isSame || tpdLinkTo === 'standalone' || held === null) return quote
  const linked = Math.min(held, sumInsuredOf(quote, tpdLinkTo))
  if (linked === quote.tpdCover.amountLinked) return quote
  const tpdCover = {
    ...quote.tpdCover,
    amountLinked: linked || null,
    amountStandalone: total - linked || null,
  }
  return { ...quote, tpdCover }
}

/**
 * The terms with another sum insured of one cover, under the rules of a change. The sum that the policy has now is taken as
 * it is, unrounded: going back to it changes nothing.
 */
export function withSum({ now, after }: CoverChange, kind: CoverKind, sum: number): PolicyTerms {
  const isNow = sum === sumInsuredOf(now.quote, kind)
  const entered = isNow ? asNow(now.quote, after.quote, kind) : setCoverAmount(after.quote, kind, sum).quote
  return { ...after, quote: applyChangeRules(now.quote, relinked(now.quote, entered)).quote }
}

const asNow = (now: ClientQuote, quote: ClientQuote, kind: CoverKind): ClientQuote =>
  writeLeaves(
    quote,
    amountFields(kind).map((field) => ({ field })),
    ({ field }) => leavesOf(now).get(field),
  )
