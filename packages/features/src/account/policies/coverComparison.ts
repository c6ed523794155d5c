import type { PolicyCover } from '@coverkit/core/policies'
import { formatSum } from '#cover/words'
import { policiesRegionCopy } from './copy.ts'

const { compared: copy } = policiesRegionCopy

/** How a cover of one policy compares with what was worked out. */
export interface CoverComparison {
  /** 0 to 1; null where there is nothing to compare with. */
  readonly share: number | null
  readonly text: string
}

/** A share below 100 % is never rounded up to 100. */
const percentOf = (part: number, whole: number) => Math.min(99, Math.max(1, Math.round((100 * part) / whole)))

/**
 * A cover beside what is needed of it. `needed` is null where nothing is known; `together` is what all policies have of this
 * cover.
 */
export function coverComparison(
  { kind, sumInsured }: Pick<PolicyCover, 'kind' | 'sumInsured'>,
  needed: number | null,
  together: number,
): CoverComparison {
  if (needed === null) return { share: null, text: '' }
  if (needed === 0) return { share: null, text: copy.none }
  const of = formatSum(kind, needed)
  if (sumInsured === needed) return { share: 1, text: copy.all(of) }
  if (sumInsured > needed) return { share: 1, text: copy.more(formatSum(kind, sumInsured - needed), of) }
  const part = copy.part(percentOf(sumInsured, needed), of)
  const share = sumInsured / needed
  if (together <= sumInsured) return { share, text: part }
  const rest = together < needed ? copy.together(percentOf(together, needed)) : copy.togetherAll
  return { share, text: `${part} ${rest}` }
}
