import { type ClientQuote, COVER_KINDS, type CoverKind, type Owner } from '@coverkit/core'
import type { Profile } from '@coverkit/core/questionnaire'
import type { Offer } from '../../answers.ts'

/**
 * What the chosen offer says of the person insured, for the conditions of the questionnaire. `today` is the visitor's day
 * `YYYY-MM-DD`. However many own the policy, an application insures one person.
 */
export function profileOf({ terms, chosen }: Offer, today: string): Profile {
  const { age, gender, isSmoker, state } = terms.personalDetails
  const covers = COVER_KINDS.filter((kind) => terms.covers.selectedCovers.includes(kind))
  const sums = covers.flatMap((kind) => {
    const sum = sumOf(kind, terms)
    return sum === null ? [] : [[kind, sum] as const]
  })
  return {
    age,
    sex: gender,
    smoker: isSmoker,
    covers,
    sums: Object.fromEntries(sums),
    occupationClass: classOf(chosen.quote.occupationClasses.tpd),
    state,
    owners: [...new Set(covers.map((kind) => ownerOf(kind, terms)))],
    holders: 1,
    today,
  }
}

function sumOf(kind: CoverKind, terms: ClientQuote): number | null {
  switch (kind) {
    case 'life':
      return terms.lifeCover.amount
    case 'tpd': {
      const { amountLinked, amountStandalone } = terms.tpdCover
      const isNone = amountLinked === null && amountStandalone === null
      return isNone ? null : (amountLinked ?? 0) + (amountStandalone ?? 0)
    }
    case 'criticalIllness':
      return terms.criticalIllnessCover.amount
    case 'incomeProtection':
      return terms.incomeProtectionCover.monthlyBenefit
  }
}

function ownerOf(kind: CoverKind, terms: ClientQuote): Owner {
  switch (kind) {
    case 'life':
      return terms.lifeCover.lifeOwner
    case 'tpd':
      return terms.tpdCover.tpdOwner
    case 'criticalIllness':
      return terms.criticalIllnessCover.criticalIllnessOwner
    case 'incomeProtection':
      return terms.incomeProtectionCover.incomeProtectionOwner
  }
}

/** `NA` on the wire is none. */
function classOf(occupationClass: string): string | null {
  return occupationClass === 'NA' ? null : occupationClass
}
