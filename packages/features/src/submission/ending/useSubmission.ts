import { FLOWS } from '@coverkit/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MutationState } from '#common/queries/MutationState.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import type { CompletableFlow, Ending } from './defineEnding.ts'
import type { SubmissionDraft } from './defineSubmission.ts'

/** The content that a page sends. */
export interface Sending<Content, Given = void> {
  /** Returns the content to send, with what the press gave; null while something is missing, and then nothing is sent. */
  readonly content: (given: Given) => Content | null
  /** Acts on a failure before it is shown. */
  readonly onFailure?: (failure: MutationFailure) => void
}

/** Submits a flow; once the server has it, the visitor is led to the page that says so. */
export function useSubmission<Answers, Id extends string, Content, Data, Given = void>(
  ending: Ending<Answers, Id, Content, Data>,
  draft: SubmissionDraft<Answers, Id>,
  { content: contentOf, onFailure }: Sending<Content, Given>,
) {
  const navigate = useNavigate()
  const { state, send } = useMutation(async () => (await ending.load()).mutation(draft))
  const [isUnloaded, setUnloaded] = useState(false)

  async function submit(given: Given): Promise<MutationState<Content, Data> | null> {
    const content = contentOf(given)
    if (content === null) return null
    // A mutation whose code could not be loaded has sent nothing.
    const end = await send(content).catch(() => null)
    setUnloaded(end === null)
    if (end?.status === 'failed') onFailure?.(end.failure)
    if (end?.status !== 'done' || !(await ending.load()).record(draft, end.data)) return end
    await draft.persist()
    // The page by which analytics counts the flow as completed.
    const { base, end: last } = FLOWS[ending.completesAs ?? (ending.flow.name as CompletableFlow)]
    await navigate(`${base}/${last}`)
    return end
  }

  const unloaded: MutationFailure | null = isUnloaded ? { kind: 'offline' } : null
  return {
    submit,
    isBusy: state.status === 'pending' || state.status === 'done',
    failure: state.status === 'failed' ? state.failure : unloaded,
  }
}
