export type { BeneficiariesForm } from './BeneficiariesForm.ts'
export type { BeneficiariesHome } from './BeneficiariesHome.ts'
export { BeneficiaryRows } from './BeneficiaryRows.tsx'
export { type BeneficiariesField, beneficiariesView } from './beneficiaryControls.ts'
export {
  addBeneficiary,
  hasNamedAnybody,
  rowsShown,
  withLoadedRows,
  withSavedRows,
} from './beneficiaryRows.ts'
export { Nomination } from './Nomination.tsx'
export { useBeneficiaryRows } from './useBeneficiaryRows.ts'
