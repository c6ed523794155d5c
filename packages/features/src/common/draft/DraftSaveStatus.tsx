import type { FlowAnswers } from '@coverkit/flow-draft'
import { useAtomValue } from 'jotai'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import type { FlowDraft } from './createFlowDraft.ts'
import { place } from './draftSaveStatus.css.ts'
import { notSavedYet } from './saveCopy.ts'

const SaveDetails = lazyComponent(() => import('./SaveDetails.tsx'), 'SaveDetails')

/** Where the answers of this flow are. All but the warning that they are nowhere comes after the page. */
export function DraftSaveStatus<Answers extends FlowAnswers, Id extends string>({
  draft,
  isStep,
}: {
  readonly draft: FlowDraft<Answers, Id>
  readonly isStep?: boolean
}) {
  const { saveState } = useAtomValue(draft.statusAtom)
  return (
    <div className={place}>
      <strong role="status">{saveState === 'failed' && notSavedYet}</strong>
      <SaveDetails draft={draft} isStep={isStep} />
    </div>
  )
}
