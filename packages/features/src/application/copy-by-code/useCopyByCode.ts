import type { ApplicationCopy } from '@coverkit/api-client'
import { useState } from 'react'
import type { MutationState } from '#common/queries/MutationState.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import type { CodeAndDate } from '#common/send-new-code/readCodeAndDate.ts'
import { copyFailure } from './copyFailure.ts'
import { openCopyMutation, requestCodeMutation } from './mutations.ts'

/** The visitor's progress after opening the link to a copy. */
type Stage =
  | { readonly at: 'request' }
  | { readonly at: 'enter' }
  | { readonly at: 'open'; readonly copy: ApplicationCopy }

/** From the link to the copy. What reads it is in the memory of this page only. */
export function useCopyByCode(id: string) {
  const [stage, setStage] = useState<Stage>({ at: 'request' })
  const [failure, setFailure] = useState<string | null>(null)
  const [failures, setFailures] = useState(0)
  const requesting = useMutation(async () => requestCodeMutation)
  const opening = useMutation(async () => openCopyMutation)

  async function act<Data>(
    run: () => Promise<MutationState<unknown, Data>>,
    next: (data: Data) => Stage,
  ): Promise<void> {
    setFailure(null)
    const state = await run()
    if (state.status === 'done') setStage(next(state.data))
    if (state.status !== 'failed') return
    setFailure(copyFailure(state.failure))
    setFailures((count) => count + 1)
  }

  return {
    stage,
    failure,
    /** Grows with each failure, so that the same sentence is announced again. */
    failures,
    isSending: requesting.state.status === 'pending',
    sendCode: () =>
      act(
        () => requesting.send(id),
        () => ({ at: 'enter' }),
      ),
    open: (keys: CodeAndDate) =>
      act(
        () => opening.send({ ...keys, id }),
        (copy) => ({ at: 'open', copy }),
      ),
  }
}
