import { ErrorSummary } from '@coverkit/ui'
import { stepCopy } from './stepCopy.ts'
import type { StepForm } from './useStepForm.ts'

/** What each field refused, with a link to it. */
export function ProblemSummary({
  errors,
  submitCount,
}: Pick<StepForm<unknown, never>, 'errors' | 'submitCount'>) {
  return <ErrorSummary heading={stepCopy.problem} errors={errors} submitCount={submitCount} />
}
