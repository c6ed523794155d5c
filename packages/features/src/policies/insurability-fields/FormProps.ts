import type { InsurabilityAnswers } from '@coverkit/core/guaranteed-insurability'
import type { InsurabilityField, InsurabilityForm } from '../insurability/InsurabilityForm.ts'

/** The props of each part of the form. */
export interface FormProps {
  readonly form: InsurabilityForm
  readonly set: (change: Partial<InsurabilityForm>) => void
  readonly errorOf: (field: InsurabilityField) => string | undefined
  /** The form's answers so far. */
  readonly answers: InsurabilityAnswers
}
