import { formatDay } from '@coverkit/core'
import { Heading, Stack, Text, Timeline, type TimelineStage } from '@coverkit/ui'
import type { SubmissionStatus, SubmittedTransfer } from '../answers.ts'
import { completeCopy as copy } from './copy.ts'

const { submitted, sign, letter, insurer, done } = copy.steps

interface NextStepsProps {
  readonly submitted: Pick<SubmittedTransfer, 'submittedAt'>
  readonly status: SubmissionStatus
  /** Every policy is with us by now. */
  readonly isDone: boolean
}

function stagesOf({ submitted: { submittedAt }, status, isDone }: NextStepsProps): readonly TimelineStage[] {
  const first = { id: 'submitted', title: submitted, state: 'done', when: formatDay(submittedAt) } as const
  if (status === 'waiting-for-second-signature')
    return [
      first,
      { id: 'sign', ...sign, state: 'current' },
      { id: 'letter', ...letter, state: 'todo' },
      { id: 'insurer', ...insurer, state: 'todo' },
      { id: 'done', ...done, state: 'todo' },
    ]
  if (isDone)
    return [
      first,
      { id: 'insurer', title: insurer.title, state: 'done' },
      { id: 'done', title: done.title, state: 'done' },
    ]
  return [first, { id: 'insurer', ...insurer, state: 'current' }, { id: 'done', ...done, state: 'todo' }]
}

/** Shows the steps since the submission, the current one and those to come, with how long they take. */
export function NextSteps(props: NextStepsProps) {
  return (
    <Stack as="section" labelledBy="next" gap={24}>
      <Heading level={2} size={24} id="next">
        {copy.next}
      </Heading>
      <Timeline labelledBy="next" stages={stagesOf(props)} texts={copy.states} />
      <Stack gap={4}>
        <Heading level={3} size={17}>
          {copy.days.title}
        </Heading>
        <Text tone="soft" measure>
          {copy.days.text}
        </Text>
      </Stack>
    </Stack>
  )
}
