import { isSelected } from '../covers/isSelected.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { ownerOf } from '../covers/ownerOf.ts'
import { sumInsuredOf } from '../covers/sums.ts'
import type { SelectedQuote } from '../generated/wire.ts'
import type { Profile } from '../questionnaire/types.ts'
import type { ClientQuote } from '../quote/types.ts'

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
  const covers = COVER_KINDS.filter((kind) => isSelected(quote, kind))
  const sums = covers.flatMap((kind) => {
    const sum = sumInsuredOf(quote, kind)
    // An amount of 0 is none, as on the wire.
    return sum === 0 ? [] : [[kind, sum] as const]
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

/** `NA` on the wire is none. */
function classOf(occupationClass: string): string | null {
  return occupationClass === 'NA' ? null : occupationClass
}
