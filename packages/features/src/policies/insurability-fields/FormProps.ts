import type { InsurabilityAnswers } from '@coverkit/core/guaranteed-insurability'
import type { InsurabilityField, InsurabilityForm } from '../insurability/InsurabilityForm.ts'

/** What each part of the form needs of it. */
export interface FormProps {
  readonly form: InsurabilityForm
  readonly set: (change: Partial<InsurabilityForm>) => void
  readonly errorOf: (field: InsurabilityField) => string | undefined
  /** What the form says so far. */
  readonly answers: InsurabilityAnswers
}
