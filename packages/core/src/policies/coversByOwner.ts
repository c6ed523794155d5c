import { COVER_KINDS, type CoverKind } from '../quote/types.ts'
import { isInForce } from './premiums.ts'
import type { Policy, PolicyCover } from './types.ts'

/** The covers of one policy that one owner has. */
export interface OwnedCovers {
  readonly policy: Policy
  readonly covers: readonly PolicyCover[]
}

/** Covers by who owns them. One that is partly in super is in both lists. */
export interface CoversByOwner {
  /** Outside super, and where the record names no owner. */
  readonly own: readonly OwnedCovers[]
  readonly inSuper: readonly OwnedCovers[]
}

function ownedCovers(policies: readonly Policy[], isOwned: (cover: PolicyCover) => boolean): OwnedCovers[] {
  return policies
    .map((policy) => ({ policy, covers: policy.covers.filter(isOwned) }))
    .filter(({ covers }) => covers.length > 0)
}

/** The covers of policies by who owns them, in the order of the policies, lapsed ones included. */
export function coversByOwner(policies: readonly Policy[]): CoversByOwner {
  return {
    own: ownedCovers(policies, ({ owner }) => owner !== 'S'),
    inSuper: ownedCovers(policies, ({ owner }) => owner === 'S' || owner === 'J'),
  }
}

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
