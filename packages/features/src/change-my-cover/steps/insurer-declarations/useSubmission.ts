import type { PolicyPreview } from '@coverkit/core/change-cover'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MutationFailure } from '#queries/mutation-failure'
import { useMutation } from '#queries/use-mutation'
import type { ChangeDraft } from '../../state.ts'
import { recordSubmission } from '../../submission/recordSubmission.ts'
import { submissionContent } from '../../submission/submissionContent.ts'
import { changedQuestionnaire } from '../personal-questionnaire/changedQuestionnaire.ts'
import { isOtherPremium } from './failureWords.ts'

const COMPLETE_PATH = '/application/complete'

/** Submits the change; once the server has it, the customer goes on to the page that says so. */
export function useSubmission(
  draft: ChangeDraft,
  preview: PolicyPreview | undefined,
  onOtherPremium: () => void,
) {
  const navigate = useNavigate()
  const { state, send } = useMutation(async () =>
    (await import('../../submission/mutations.ts')).submission(draft),
  )
  const [isUnloaded, setUnloaded] = useState(false)

  async function submit(): Promise<void> {
    const { answers } = draft.read()
    const content = submissionContent(answers, preview, changedQuestionnaire(answers))
    if (content === null) return
    // What sends it could not be loaded: nothing was sent.
    const end = await send(content).catch(() => null)
    setUnloaded(end === null)
    if (end?.status === 'failed' && isOtherPremium(end.failure)) {
      // Another premium needs another signature.
      draft.update((now) => ({ ...now, change: { ...now.change, signature: null } }))
      onOtherPremium()
    }
    if (end?.status !== 'done') return
    recordSubmission(draft, content.change, end.data)
    await draft.persist()
    await navigate(COMPLETE_PATH)
  }

  const unloaded: MutationFailure | null = isUnloaded ? { kind: 'offline' } : null
  return {
    submit,
    isBusy: state.status === 'pending' || state.status === 'done',
    failure: state.status === 'failed' ? state.failure : unloaded,
  }
}
