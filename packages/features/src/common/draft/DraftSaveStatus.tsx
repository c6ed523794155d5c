import { SaveStatus } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { FlowDraft } from './createFlowDraft.ts'
import type { FlowAnswers } from './flowAnswers.ts'
import { saveCopy } from './saveCopy.ts'

/** Where the answers of this flow are: the passing word, the lasting line and, when it helps, `Send now`. */
export function DraftSaveStatus<Answers extends FlowAnswers<Id>, Id extends string>({
  draft,
}: {
  readonly draft: FlowDraft<Answers, Id>
}) {
  const status = useAtomValue(draft.statusAtom)
  const { progress } = useAtomValue(draft.answersAtom)
  const line = draft.saveLine(status, progress.sentAt)
  return (
    <SaveStatus
      state={status.keeping === 'failed' || status.place === 'memory' ? 'idle' : status.keeping}
      savingText={saveCopy.saving}
      savedText={saveCopy.saved}
      line={line.text}
      lineTone={line.tone}
      action={line.canSend ? { label: saveCopy.sendNow, onPress: () => void draft.send() } : undefined}
    />
  )
}
