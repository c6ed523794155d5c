import type { Requirement } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { once } from '#common/page-services/once.ts'
import type { Submission, SubmissionDraft } from '#submission/ending'

interface SourceOfEnding<Answers, Key extends keyof Answers> {
  /** The requirement of each step: met until the answers are submitted. */
  readonly isOpen: Requirement
  /** The answer that holds a request that was sent and not answered; null where there is none. */
  readonly sentIn: Key
  /** Loads what recovers its lost answer, which stores requests in the same answer. */
  readonly load: () => Promise<Pick<Submission<Answers, never, never, NoInfer<Key>>, 'recover' | 'sentIn'>>
}

export interface EndingSource<Answers, Id extends string> extends FlowSource<Answers, Id> {
  met(): ReadonlySet<string>
  /** Whether this page got a lost answer: the server has the submission. */
  isRecovered(): boolean
}

/** The answers of a flow for its routes. A submission whose answer was lost is recovered before a step is shown. */
export function endingSource<
  Answers extends { readonly submitted: unknown },
  Id extends string,
  Key extends keyof Answers,
>(
  services: PageServices,
  draft: FlowSource<Answers, Id> & SubmissionDraft<Answers, Id>,
  { isOpen, sentIn, load }: SourceOfEnding<Answers, Key>,
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
