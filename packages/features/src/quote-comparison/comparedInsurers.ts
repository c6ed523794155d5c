import { atom } from 'jotai'
import { perPage } from '#common/page-services/perPage.ts'

/** As many as stand side by side. */
export const MOST_COMPARED = 4

/** Codes of the insurers that the visitor has ticked for the comparison, in the order of the ticks, for as long as the page lives. */
export const comparedInsurers = perPage(() => atom<readonly string[]>([]))

/** The codes with one ticked or not. */
export function withCompared(codes: readonly string[], code: string, isCompared: boolean): readonly string[] {
  const others = codes.filter((other) => other !== code)
  return isCompared ? [...others, code].slice(0, MOST_COMPARED) : others
}
