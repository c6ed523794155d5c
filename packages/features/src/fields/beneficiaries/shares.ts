import { InvalidInputError, parsePercent } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'

/** Basis points as percent with no more decimals than needed: 3333 is `33.33`, 5000 is `50`. */
export const formatShare = (basisPoints: number): string => String(basisPoints / 100)

/** A share as typed, in basis points; null while it is none. */
export function shareOf(input: InputValue): number | null {
  try {
    return parsePercent(String(input))
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}
