import { useFlowNavigation } from '@coverkit/flow/react'
import { usePageServices } from '#common/page-services/index.ts'
import type { ChangeStepId } from '../flow.ts'
import { changeDraft } from '../state.ts'

/** Returns the props of a `ChangeStepPage` for a step without fields. */
export function usePlainStep(step: ChangeStepId) {
  const draft = changeDraft(usePageServices())
  const { submit } = useFlowNavigation(draft.flow, draft)
  const onSubmit = () => {
    void draft.enqueue()
    submit()
  }
  return { draft, step, form: { errors: [], submitCount: 0, unread: false, onSubmit } } as const
}
