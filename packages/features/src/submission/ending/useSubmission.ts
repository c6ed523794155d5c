import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Mutation } from '#common/queries/defineMutation.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'

/** How the last step of a flow sends its answers. */
interface Submission<Content, Data> {
  /** Returns the content to send; null while something is missing, and then nothing is sent. */
  readonly content: () => Content | null
  /** Loads what sends it; rejects where its code cannot be had. */
  readonly load: () => Promise<Mutation<Content, Data>>
  /** Closes the draft with the server's answer; gives false where the draft is about something else by now. */
  readonly record: (content: Content, data: Data) => boolean
  /** Stores the draft. */
  readonly persist: () => Promise<void>
  /** Acts on a failure before it is shown. */
  readonly onFailure?: (failure: MutationFailure) => void
  /** The page that says that the server has it. */
  readonly completePath: string
}

/** Submits a flow; once the server has it, the visitor is led to the page that says so. */
export function useSubmission<Content, Data>(submission: Submission<Content, Data>) {
  const navigate = useNavigate()
  const { state, send } = useMutation(submission.load)
  const [isUnloaded, setUnloaded] = useState(false)

  async function submit(): Promise<void> {
    const content = submission.content()
    if (content === null) return
    // A mutation whose code could not be loaded has sent nothing.
    const end = await send(content).catch(() => null)
    setUnloaded(end === null)
    if (end?.status === 'failed') submission.onFailure?.(end.failure)
    if (end?.status !== 'done' || !submission.record(content, end.data)) return
    await submission.persist()
    await navigate(submission.completePath)
  }

  const unloaded: MutationFailure | null = isUnloaded ? { kind: 'offline' } : null
  return {
    submit,
    isBusy: state.status === 'pending' || state.status === 'done',
    failure: state.status === 'failed' ? state.failure : unloaded,
  }
}
