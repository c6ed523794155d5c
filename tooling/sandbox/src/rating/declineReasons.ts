import type { CoverKind, Reason } from '@coverkit/core'
import type { CheckedRequest } from './CheckedRequest.ts'
import { RATED_COVERS } from './covers/covers.ts'
import type { Insurer, RatingTables } from './RatingTables.ts'
import { sumInsuredAllowed } from './sumInsuredAllowed.ts'
import type { Terms } from './Terms.ts'

/** The order of the reasons that one cover is declined for. */
const ORDER: readonly Reason['code'][] = [
  'age',
  'occupation',
  'own-occupation',
  'sum-insured',
  'waiting-period',
  'benefit-period',
]

/** Lists the reasons for which an insurer cannot offer the package on these terms; empty if it can. */
export function declineReasons(
  tables: RatingTables,
  insurer: Insurer,
  checked: CheckedRequest,
  terms: Terms,
): Reason[] {
  const reasons = checked.kinds.flatMap((kind) => {
    const found = coverReasons(tables, insurer, checked, terms, kind)
    return ORDER.filter((code) => found.includes(code)).map((code): Reason => ({ code, cover: kind }))
  })
  if (checked.premiumType === 'level' && !insurer.levelOffered)
    reasons.push({ code: 'level-not-offered', cover: null })
  return reasons
}

function coverReasons(
  tables: RatingTables,
  insurer: Insurer,
  checked: CheckedRequest,
  terms: Terms,
  kind: CoverKind,
): Reason['code'][] {
  const { termReasons } = RATED_COVERS[kind]
  const [youngest, oldest] = tables.limits.entryAge[kind][checked.premiumType]
  const isOfAge = checked.age >= youngest && checked.age <= oldest
  const isInsurable = Object.hasOwn(tables[kind].class, checked.occupation.classes[kind])
  return [
    ...(isOfAge ? [] : (['age'] as const)),
    ...(isInsurable ? [] : (['occupation'] as const)),
    ...(sumInsuredAllowed(tables, checked, kind) ? [] : (['sum-insured'] as const)),
    ...termReasons(tables, insurer, checked, terms),
  ]
}
