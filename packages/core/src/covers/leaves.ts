import type { CoverLeaves } from './CoverLeaves.ts'
import { criticalIllnessLeaves } from './critical-illness/criticalIllnessLeaves.ts'
import { groupOf } from './groupOf.ts'
import { incomeProtectionLeaves } from './income-protection/incomeProtectionLeaves.ts'
import type { CoverKind } from './kinds.ts'
import { lifeLeaves } from './life/lifeLeaves.ts'
import { tpdLeaves } from './tpd/tpdLeaves.ts'

/** The leaves of each cover. */
export const COVER_LEAVES: Readonly<Record<CoverKind, CoverLeaves<string>>> = {
  life: lifeLeaves,
  tpd: tpdLeaves,
  criticalIllness: criticalIllnessLeaves,
  incomeProtection: incomeProtectionLeaves,
}

/** The dotted paths of the leaves that hold a cover's sum insured; the first is where it is entered. */
export function amountFields(kind: CoverKind): readonly [string, ...string[]] {
  const [first, ...others] = COVER_LEAVES[kind].amounts
  const pathOf = (leaf: string) => `${groupOf(kind)}.${leaf}`
  return [pathOf(first), ...others.map(pathOf)]
}
