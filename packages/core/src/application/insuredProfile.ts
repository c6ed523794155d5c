import type { SelectedQuote } from '../generated/wire.ts'
import type { Profile } from '../questionnaire/types.ts'
import { ownerOf } from '../quote/ownerOf.ts'
import { type ClientQuote, COVER_KINDS, type CoverKind } from '../quote/types.ts'

/**
 * Returns the insured person's profile from the quote and its chosen offer, for the conditions of the
 * questionnaire. Browser and server both derive an application's profile here. `today` is the day `YYYY-MM-DD`
 * that dates are checked against. An application insures one person, even when two own the policy.
 */
export function insuredProfile(
  quote: ClientQuote,
  selected: Pick<SelectedQuote, 'occupationClasses'> | null,
  today: string,
): Profile {
  const { age, gender, isSmoker, state } = quote.personalDetails
  const covers = COVER_KINDS.filter((kind) => quote.covers.selectedCovers.includes(kind))
  const sums = covers.flatMap((kind) => {
    const sum = sumOf(kind, quote)
    return sum === null ? [] : [[kind, sum] as const]
  })
  return {
    age,
    sex: gender,
    smoker: isSmoker,
    covers,
    sums: Object.fromEntries(sums),
    occupationClass: selected && classOf(selected.occupationClasses.tpd),
    state,
    owners: [...new Set(covers.map((kind) => ownerOf(quote, kind)))],
    holders: 1,
    today,
  }
}

/** An amount of 0 is none, as on the wire. */
function sumOf(kind: CoverKind, quote: ClientQuote): number | null {
  switch (kind) {
    case 'life':
      return quote.lifeCover.amount || null
    case 'tpd':
      return (quote.tpdCover.amountLinked ?? 0) + (quote.tpdCover.amountStandalone ?? 0) || null
    case 'criticalIllness':
      return quote.criticalIllnessCover.amount || null
    case 'incomeProtection':
      return quote.incomeProtectionCover.monthlyBenefit || null
  }
}

/** `NA` on the wire is none. */
function classOf(occupationClass: string): string | null {
  return occupationClass === 'NA' ? null : occupationClass
}
