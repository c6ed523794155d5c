import { COVER_KINDS, type CoverKind } from '../quote/types.ts'
import { isInForce } from './premiums.ts'
import type { Policy } from './types.ts'

/** The sum insured of each cover over all policies in force, in whole dollars, income protection a month; 0 for none. */
export function sumsInsured(policies: readonly Policy[]): Readonly<Record<CoverKind, number>> {
  const covers = policies.filter(isInForce).flatMap((policy) => policy.covers)
  const sumOf = (kind: CoverKind) =>
    covers.filter((cover) => cover.kind === kind).reduce((sum, { sumInsured }) => sum + sumInsured, 0)
  const [life, tpd, criticalIllness, incomeProtection] = COVER_KINDS
  return {
    life: sumOf(life),
    tpd: sumOf(tpd),
    criticalIllness: sumOf(criticalIllness),
    incomeProtection: sumOf(incomeProtection),
  }
}
