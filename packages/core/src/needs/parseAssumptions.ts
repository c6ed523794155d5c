import { assumptionFields } from './assumptionFields.ts'
import type { Assumptions } from './types.ts'

/**
 * Reads assumptions from outside. A missing assumption takes its default; keys that are not assumptions are dropped.
 *
 * @throws InvalidInputError with the name of the first assumption that is not allowed: whole years 0 to 80, percent 0 to
 * 100 with two decimals, the rate 0 to 20 with one, costs in whole dollars.
 */
export function parseAssumptions(value: unknown): Assumptions {
  return assumptionFields.parse(value)
}
