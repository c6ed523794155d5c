import type { Beneficiary } from './beneficiaryFields.ts'

/** A whole benefit in basis points. */
export const WHOLE_BENEFIT = 10_000

type Share = Pick<Beneficiary, 'benefitPercent'>

/** All shares together in basis points, a blank share as 0. */
export function beneficiariesTotal(list: readonly Share[]): number {
  return list.reduce((total, { benefitPercent }) => total + (benefitPercent ?? 0), 0)
}

/** `beneficiaries-total` unless the shares add up to exactly 100 %. (Specification, point 5.) */
export function beneficiariesFault(list: readonly Share[]): 'beneficiaries-total' | null {
  return beneficiariesTotal(list) === WHOLE_BENEFIT ? null : 'beneficiaries-total'
}
