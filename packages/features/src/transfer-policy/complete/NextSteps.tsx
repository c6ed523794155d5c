import { Heading, Stack, Text } from '@coverkit/ui'
import { NextSteps as StepList } from '#tracker/next-steps'
import type { SubmissionStatus } from '../answers.ts'
import { completeCopy as copy } from './copy.ts'

const { sign, letter, insurer, done } = copy.steps
const STEPS = {
  'waiting-for-second-signature': [sign, letter, insurer, done],
  'in-progress': [insurer, done],
} satisfies Record<SubmissionStatus, unknown>

/** What happens after the submission, in order, and how long it takes. */
export function NextSteps({ status }: { readonly status: SubmissionStatus }) {
  return (
    <Stack as="section" labelledBy="next" gap={24}>
      <Heading level={2} size={24} id="next">
        {copy.next}
      </Heading>
      <StepList steps={STEPS[status]} labelledBy="next" />
      <Stack gap={8}>
        <Heading level={3} size={20}>
          {copy.days.title}
        </Heading>
        <Text measure>{copy.days.text}</Text>
      </Stack>
    </Stack>
  )
}
