import { Card, Heading, Stack, Text } from '@coverkit/ui'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { stepCopy } from './stepCopy.ts'
import type { StepForm } from './useStepForm.ts'

/** Loaded with the readers: what a field refuses is known only once they are there. */
export const ProblemSummary = lazyComponent(() => import('./ProblemSummary.tsx'), 'ProblemSummary')

interface FormProblemsProps {
  readonly form: Pick<StepForm<unknown, never>, 'errors' | 'submitCount' | 'unread'>
}

/** Why the last press of Continue did not lead on: what each field refused, or code that could not be loaded. */
export function FormProblems({ form: { errors, submitCount, unread } }: FormProblemsProps) {
  if (unread) {
    return (
      <Card role="alert" tone="tint">
        <Stack gap={4}>
          <Heading level={2} size={20}>
            {stepCopy.unread.title}
          </Heading>
          <Text>{stepCopy.unread.text}</Text>
        </Stack>
      </Card>
    )
  }
  return <ProblemSummary errors={errors} submitCount={submitCount} />
}
