import type { CoverKind } from '@coverkit/core'
import type { CheckedRequest } from './CheckedRequest.ts'
import type { RatingTables } from './RatingTables.ts'

// 70 % of 90,000 is slightly below 63,000 in double arithmetic; a bound is an allowed value.
const GUARD = 0.000001
const MONTHS = 12

export function sumInsuredAllowed(tables: RatingTables, checked: CheckedRequest, kind: CoverKind): boolean {
  const { limits } = tables
  const sum = sumInsured(checked, kind)
  const [least, most] = limits.sumInsured[kind]
  const homemaker = limits.homemaker.occupationIds.includes(checked.occupation.id)
  const highest = homemaker ? Math.min(most, limits.homemaker.maximum[kind] ?? most) : most
  return (
    sum >= least && sum <= highest && withinParent(checked, kind) && withinEarnings(tables, checked, kind)
  )
}

/** Returns the benefit of a cover: a lump sum, or an amount each month. */
export function sumInsured({ needs }: CheckedRequest, kind: CoverKind): number {
  if (kind === 'life') return needs.lifeCover.amount ?? 0
  if (kind === 'criticalIllness') return needs.criticalIllnessCover.amount ?? 0
  if (kind === 'incomeProtection') return needs.incomeProtectionCover.monthlyBenefit ?? 0
  return (needs.tpdCover.amountLinked ?? 0) + (needs.tpdCover.amountStandalone ?? 0)
}

function withinParent(checked: CheckedRequest, kind: CoverKind): boolean {
  const { tpdCover, criticalIllnessCover } = checked.needs
  if (kind === 'tpd' && tpdCover.tpdLinkTo !== 'standalone')
    return (tpdCover.amountLinked ?? 0) <= sumInsured(checked, tpdCover.tpdLinkTo)
  if (kind === 'criticalIllness' && criticalIllnessCover.criticalIllnessLinkTo === 'life')
    return sumInsured(checked, kind) <= sumInsured(checked, 'life')
  return true
}

function withinEarnings(tables: RatingTables, checked: CheckedRequest, kind: CoverKind): boolean {
  if (kind !== 'incomeProtection') return true
  const earnings = checked.needs.incomeProtectionCover.annualEarnings ?? 0
  const most = tables.limits.incomeProtectionShareOfEarnings * earnings
  return MONTHS * sumInsured(checked, kind) <= most + GUARD
}
