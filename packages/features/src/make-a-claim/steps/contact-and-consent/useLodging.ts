import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MutationFailure } from '#queries/mutation-failure'
import { useMutation } from '#queries/use-mutation'
import type { ClaimDraft } from '../../state.ts'
import { recordLodging } from '../../submission/recordLodging.ts'

/** Lodges the claim; once the server has it, the customer goes on to `complete`. */
export function useLodging(draft: ClaimDraft) {
  const navigate = useNavigate()
  const { state, send } = useMutation(async () =>
    (await import('../../submission/lodging.ts')).lodging(draft),
  )
  const [isUnloaded, setUnloaded] = useState(false)

  async function submit(): Promise<void> {
    // What sends it could not be loaded: nothing was sent.
    const end = await send(draft.read().answers.claim).catch(() => null)
    setUnloaded(end === null)
    if (end?.status !== 'done') return
    recordLodging(draft, end.data)
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
