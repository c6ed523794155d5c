import { ErrorSummary } from '@coverkit/ui'
import { stepCopy } from './stepCopy.ts'
import type { StepForm } from './useStepForm.ts'

/** The error of each refused field, with a link to the field. */
export function ProblemSummary({
  errors,
  submitCount,
}: Pick<StepForm<unknown, never>, 'errors' | 'submitCount'>) {
  return <ErrorSummary heading={stepCopy.problem} errors={errors} submitCount={submitCount} />
}
