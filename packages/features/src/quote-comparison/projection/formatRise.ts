import type { CoverKind, ProjectionAnswer } from '@coverkit/core'
import { yearlyRise } from './insurerYears.ts'

/** By how much the cover rises each year, such as `3%`; null where the figures do not say, or it does not rise. */
export function formatRise(answer: ProjectionAnswer, kinds: readonly CoverKind[]): string | null {
  const tenths = yearlyRise(answer, kinds)
  return tenths === null || tenths === 0 ? null : `${tenths / 10}%`
}
