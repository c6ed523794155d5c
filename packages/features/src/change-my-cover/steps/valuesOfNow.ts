import type { ClientQuote, CoverKind } from '@coverkit/core'
import { coversOf, sumInsuredOf } from '@coverkit/core/change-cover'
import { formatAnswer } from '#client-quote/announcements'
import { leavesOf, type QuoteField } from '#client-quote/answers'
import { nowCopy } from './nowCopy.ts'

const KINDS: Readonly<Record<string, CoverKind>> = {
  lifeCover: 'life',
  tpdCover: 'tpd',
  criticalIllnessCover: 'criticalIllness',
  incomeProtectionCover: 'incomeProtection',
}

/** Fields of the covers' amounts; the TPD field is used for its total. */
const SUMS: readonly QuoteField[] = [
  'lifeCover.amount',
  'tpdCover.amountStandalone',
  'criticalIllnessCover.amount',
  'incomeProtectionCover.monthlyBenefit',
]

/** The values of a policy in words, as its fields show them. A cover that it doesn't have is none, and has no terms. */
export function valuesOfNow(now: ClientQuote): (field: QuoteField) => string | null {
  const leaves = leavesOf(now)
  const held = coversOf(now)
  return (field) => {
    const kind = KINDS[field.split('.')[0] ?? '']
    const isSum = SUMS.includes(field)
    if (kind && !held.includes(kind)) return isSum ? nowCopy.none : null
    return formatAnswer(field, kind && isSum ? sumInsuredOf(now, kind) : leaves.get(field))
  }
}
