import { beneficiariesTotal, WHOLE_BENEFIT } from './beneficiariesTotal.ts'
import type { Beneficiary } from './beneficiaryFields.ts'

/** Equal shares that add up to exactly 100 %; what cannot be divided goes to the first rows, 0.01 % each. */
export function splitEvenly(rows: readonly Beneficiary[]): Beneficiary[] {
  const share = Math.floor(WHOLE_BENEFIT / rows.length)
  const rest = WHOLE_BENEFIT - share * rows.length
  return rows.map((row, index) => ({ ...row, benefitPercent: index < rest ? share + 1 : share }))
}

/** Gives one row what the others leave of 100 %; nothing when they leave nothing. */
export function giveRest(rows: readonly Beneficiary[], id: string): Beneficiary[] {
  const others = beneficiariesTotal(rows.filter((row) => row.id !== id))
  const rest = Math.max(0, WHOLE_BENEFIT - others)
  return rows.map((row) => (row.id === id ? { ...row, benefitPercent: rest } : row))
}
