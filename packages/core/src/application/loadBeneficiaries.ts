import type { Beneficiary } from './beneficiaryFields.ts'
import { MAXIMUM_BENEFICIARIES } from './nominations.ts'

/** Stored rows as the form takes them, and how many it left out. */
export interface LoadedBeneficiaries {
  readonly rows: Beneficiary[]
  /** Rows with a share of 0 %. */
  readonly dropped: number
  /** Rows beyond the first five. */
  readonly omitted: number
}

/** Drops rows with 0 % first, then retains the first five. A blank share is not 0 %. (Specification, point 5.) */
export function loadBeneficiaries(rows: readonly Beneficiary[]): LoadedBeneficiaries {
  const shared = rows.filter(({ benefitPercent }) => benefitPercent !== 0)
  const first = shared.slice(0, MAXIMUM_BENEFICIARIES)
  return { rows: first, dropped: rows.length - shared.length, omitted: shared.length - first.length }
}
