import type { ComparisonAnswer, InsurerHead } from '@coverkit/core'

/** A price only from an insurer that quotes, and a reason from each that declines. */
export function isConsistent(insurer: InsurerHead, hasPrice: boolean): boolean {
  return (
    hasPrice === (insurer.status === 'quoted') &&
    insurer.reasons.length > 0 === (insurer.status === 'declined')
  )
}

/** Whether each insurer of a comparison has what its status says. */
export function isComparison({ insurers }: ComparisonAnswer): boolean {
  return insurers.every((each) => isConsistent(each, Object.keys(each.frequencies ?? {}).length > 0))
}

/** Whether each insurer is answered once, and exactly the ones that were asked. */
export function answersAll(
  insurers: readonly InsurerHead[],
  requested: readonly string[] | undefined,
): boolean {
  const codes = new Set(insurers.map((insurer) => insurer.supplierCode))
  if (codes.size !== insurers.length || codes.size === 0) return false
  return (
    requested === undefined ||
    (new Set(requested).size === codes.size && requested.every((code) => codes.has(code)))
  )
}
