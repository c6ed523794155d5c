import { INSURER_CODES } from '@coverkit/core'
import { RESULT_PATH } from '#client-quote/flow'
import { MOST_COMPARED } from '../comparedInsurers.ts'

/** The last part of the address of the comparison side by side. */
export const COMPARE_SEGMENT = 'compare'

const PARAMETER = 'insurers'

/** The address of a comparison: which insurers, by their codes. It says nothing of the visitor. */
export function comparePath(codes: readonly string[]): string {
  return `${RESULT_PATH}/${COMPARE_SEGMENT}?${PARAMETER}=${codes.join(',')}`
}

/** The insurers of an address, in its order, each once and as many as fit; none where it does not name at least two that exist. */
export function comparedIn(search: string): readonly string[] {
  const named = new URLSearchParams(search).get(PARAMETER)?.split(',') ?? []
  const known = INSURER_CODES.filter((code) => named.includes(code))
  const codes = known
    .toSorted((one, other) => named.indexOf(one) - named.indexOf(other))
    .slice(0, MOST_COMPARED)
  return codes.length < 2 ? [] : codes
}
