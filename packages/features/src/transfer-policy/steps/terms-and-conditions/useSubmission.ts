import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MutationFailure } from '#queries/mutation-failure'
import { useMutation } from '#queries/use-mutation'
import type { TransferDraft } from '../../state.ts'
import { recordSubmission } from '../../submission/recordSubmission.ts'
import { submissionContent } from '../../submission/submissionContent.ts'

/** Submits the transfer; once the server has it, the visitor goes on to `complete`. */
export function useSubmission(draft: TransferDraft, shown: readonly string[]) {
  const navigate = useNavigate()
  const { state, send } = useMutation(async () =>
    (await import('../../submission/mutations.ts')).submission(draft),
  )
  const [isUnloaded, setUnloaded] = useState(false)

  async function submit(): Promise<void> {
    const content = submissionContent(draft.read().answers, shown)
    if (content === null) return
    // What sends it could not be loaded: nothing was sent.
    const end = await send(content).catch(() => null)
    setUnloaded(end === null)
    if (end?.status !== 'done') return
    recordSubmission(draft, end.data)
    await draft.persist()
    await navigate(`${draft.flow.base}/complete`)
  }

  const unloaded: MutationFailure | null = isUnloaded ? { kind: 'offline' } : null
  return {
    submit,
    isBusy: state.status === 'pending' || state.status === 'done',
    failure: state.status === 'failed' ? state.failure : unloaded,
  }
}
