import type { Requirement } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import { once } from '#common/page-services/once.ts'

interface SentAnswers {
  /** The request that was sent and not answered; null where there is none. */
  readonly sent: unknown
  readonly submitted: unknown
}

/**
 * The answers of a flow for its routes. A submission whose answer was lost is recovered before a step is shown, and
 * `isOpen`, the requirement of each step, is met until the answers are submitted.
 */
export function endingSource<Answers extends SentAnswers, Id extends string>(
  draft: FlowSource<Answers, Id>,
  isOpen: Requirement,
  recover: () => Promise<unknown>,
): FlowSource<Answers, Id> {
  const recoverOnce = once(recover)
  return {
    ...draft,
    async ready() {
      await draft.ready()
      const { sent, submitted } = draft.read().answers
      if (sent !== null && submitted === null) await recoverOnce().catch(() => undefined)
    },
    met: () => new Set(draft.read().answers.submitted === null ? [isOpen.name] : []),
  }
}
