import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import type { ApplicationDraft } from '../state.ts'

/** Returns the action of Continue: it moves on at once and saves afterwards. The last step submits instead. */
export function useAdvance(draft: ApplicationDraft): () => void {
  const { submit } = useFlowNavigation(draft.flow, draft)
  return useCallback(() => {
    void draft.enqueue()
    submit()
  }, [draft, submit])
}
