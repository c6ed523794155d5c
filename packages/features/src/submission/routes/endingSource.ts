import type { Requirement } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { once } from '#common/page-services/once.ts'
import type { Submission, SubmissionDraft } from '#submission/ending'

interface SourceOfEnding<Answers> {
  /** The requirement of each step: met until the answers are submitted. */
  readonly isOpen: Requirement
  /** The answer that holds a request that was sent and not answered; null where there is none. */
  readonly sentIn: keyof Answers
  /** Loads what recovers its lost answer. */
  readonly load: () => Promise<Pick<Submission<Answers, never, never>, 'recover'>>
}

export interface EndingSource<Answers, Id extends string> extends FlowSource<Answers, Id> {
  met(): ReadonlySet<string>
  /** Whether this page got a lost answer: the server has the submission. */
  isRecovered(): boolean
}

/** The answers of a flow for its routes. A submission whose answer was lost is recovered before a step is shown. */
export function endingSource<Answers extends { readonly submitted: unknown }, Id extends string>(
  services: PageServices,
  draft: FlowSource<Answers, Id> & SubmissionDraft<Answers, Id>,
  { isOpen, sentIn, load }: SourceOfEnding<NoInfer<Answers>>,
): EndingSource<Answers, Id> {
  let isRecovered = false
  const recover = once(async () => {
    isRecovered = await (await load()).recover(services, draft)
  })
  return {
    ...draft,
    async ready() {
      await draft.ready()
      const { answers } = draft.read()
      if (answers[sentIn] !== null && answers.submitted === null) await recover().catch(() => undefined)
    },
    met: () => new Set(draft.read().answers.submitted === null ? [isOpen.name] : []),
    isRecovered: () => isRecovered,
  }
}
