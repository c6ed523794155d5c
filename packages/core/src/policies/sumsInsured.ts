import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { byName } from '../fields/byName.ts'
import { isInForce } from './premiums.ts'
import type { Policy } from './types.ts'

/** The sum insured of each cover over all policies in force, in whole dollars, income protection a month; 0 for none. */
export function sumsInsured(policies: readonly Policy[]): Readonly<Record<CoverKind, number>> {
  const covers = policies.filter(isInForce).flatMap((policy) => policy.covers)
  const sumOf = (kind: CoverKind) =>
    covers.filter((cover) => cover.kind === kind).reduce((sum, { sumInsured }) => sum + sumInsured, 0)
  return byName(COVER_KINDS, sumOf)
}
