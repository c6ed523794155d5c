import { Alert, ErrorSummary, Text } from '@coverkit/ui'
import { stepCopy } from './stepCopy.ts'
import type { StepForm } from './useStepForm.ts'

interface FormProblemsProps {
  readonly form: Pick<StepForm<unknown>, 'errors' | 'attempt' | 'unread'>
}

/** Why the last press of Continue did not lead on: what each field refused, or code that could not be loaded. */
export function FormProblems({ form: { errors, attempt, unread } }: FormProblemsProps) {
  if (unread) {
    return (
      <Alert severity="error" role="alert" title={stepCopy.unread.title}>
        <Text>{stepCopy.unread.text}</Text>
      </Alert>
    )
  }
  if (errors.length === 0) return null
  return <ErrorSummary heading={stepCopy.problem} errors={errors} attempt={attempt} />
}
