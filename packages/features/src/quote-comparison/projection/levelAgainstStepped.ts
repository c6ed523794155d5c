import type { PremiumType } from '@coverkit/core'
import { sumOfCents } from '#cover/premium'
import { costsMoreFrom } from './costsLeast.ts'
import type { InsurerYears } from './insurerYears.ts'

/** How an insurer's two premium types compare over the years; totals in whole cents. */
export interface LevelAgainstStepped {
  readonly stepped: number
  readonly level: number
  /**
   * Level costs less from a year on (counted from 0, so `always` is from today), or more in each year, or neither holds throughout.
   */
  readonly finding:
    | { readonly kind: 'from'; readonly year: number }
    | { readonly kind: 'always' | 'never' | 'none' }
}

/** Null where the insurer has only one of them. */
export function levelAgainstStepped(
  { yearly, other }: InsurerYears,
  premiumType: PremiumType,
): LevelAgainstStepped | null {
  if (other === null) return null
  const [stepped, level] = premiumType === 'level' ? [other, yearly] : [yearly, other]
  return { stepped: sumOfCents(stepped), level: sumOfCents(level), finding: findingOf(stepped, level) }
}

function findingOf(stepped: readonly number[], level: readonly number[]): LevelAgainstStepped['finding'] {
  const year = costsMoreFrom(stepped, level)
  if (year === 0) return { kind: 'always' }
  if (costsMoreFrom(level, stepped) === 0) return { kind: 'never' }
  const isMoreNow = (level[0] ?? 0) > (stepped[0] ?? 0)
  return year !== null && isMoreNow ? { kind: 'from', year } : { kind: 'none' }
}
