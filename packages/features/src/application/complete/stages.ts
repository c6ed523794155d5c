import { formatDay } from '@coverkit/core'
import type { TimelineStage } from '@coverkit/ui'
import { nextSteps } from '#submission/tracker'
import type { TrackedApplication } from '../answers.ts'
import { completeCopy as copy } from './copy.ts'

/** Lists an application's past, current and coming stages. */
export function stagesOf({ status, submittedAt, email }: TrackedApplication): readonly TimelineStage[] {
  const next = nextSteps(status, email).map(
    ({ text, ...step }, index): TimelineStage => ({
      ...step,
      // The section above says how the second policy holder signs.
      text: step.id === 'sign' ? undefined : text,
      state: index === 0 ? 'current' : 'todo',
    }),
  )
  return [{ id: 'sent', title: copy.sent, state: 'done', when: formatDay(submittedAt) }, ...next]
}
