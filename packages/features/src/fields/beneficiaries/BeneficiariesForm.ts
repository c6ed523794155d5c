import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { BeneficiariesField } from './beneficiaryControls.ts'

/** The part of a form that its fields need. */
export type BeneficiariesForm = Pick<
  StepForm<unknown, BeneficiariesField>,
  'text' | 'choice' | 'list' | 'fields'
>
