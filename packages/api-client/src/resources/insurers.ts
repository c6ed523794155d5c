import type { ComparisonAnswer, InsurerHead } from '@coverkit/core'

/** A price only from an insurer that quotes, and a reason from each that declines. */
export function isConsistent(insurer: InsurerHead, hasPrice: boolean): boolean {
  return (
    hasPrice === (insurer.status === 'quoted') &&
    insurer.reasons.length > 0 === (insurer.status === 'declined')
  )
}

/** Whether an insurer of a comparison has what its status says. */
export const isComplete = (insurer: ComparisonAnswer['insurers'][number]): boolean =>
  isConsistent(insurer, Object.keys(insurer.frequencies ?? {}).length > 0)

/** Whether each insurer of a comparison has what its status says. */
export const isComparison = ({ insurers }: ComparisonAnswer): boolean => insurers.every(isComplete)

/** Whether there is an insurer, and each is there once. */
export function isOneEach(insurers: readonly InsurerHead[]): boolean {
  const codes = new Set(insurers.map(({ supplierCode }) => supplierCode))
  return codes.size === insurers.length && codes.size > 0
}

/** Whether each insurer is answered once, and exactly the ones that were asked. */
export function answersAll(
  insurers: readonly InsurerHead[],
  requested: readonly string[] | undefined,
): boolean {
  const codes = new Set(insurers.map((insurer) => insurer.supplierCode))
  if (!isOneEach(insurers)) return false
  return (
    requested === undefined ||
    (new Set(requested).size === codes.size && requested.every((code) => codes.has(code)))
  )
}
