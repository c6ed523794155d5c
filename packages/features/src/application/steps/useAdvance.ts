import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import type { ApplicationDraft } from '../state.ts'

/** What Continue does once a page is accepted: it moves on at once and saves behind it. The last step submits instead. */
export function useAdvance(draft: ApplicationDraft): () => void {
  const { submit } = useFlowNavigation(draft.flow, draft)
  return useCallback(() => {
    void draft.enqueue()
    submit()
  }, [draft, submit])
}
