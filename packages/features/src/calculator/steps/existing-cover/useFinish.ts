import { useFlowNavigation } from '@coverkit/flow/react'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { calculatorDraft, markAccepted } from '../../state.ts'
import { existingCoverCopy } from './copy.ts'

/** Sends the calculation and goes to the results once the server has it; otherwise stays and says so. */
export function useFinish() {
  const draft = calculatorDraft(usePageServices())
  const { advance } = useFlowNavigation(draft.flow, draft)
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle')
  const sent = useAtomValue(draft.statusAtom).sent
  const finish = useCallback(async () => {
    setProgress('busy')
    if (await draft.saveConfirmed()) {
      markAccepted(draft)
      advance()
      return
    }
    console.error(existingCoverCopy.notSent.log)
    setProgress('failed')
  }, [draft, advance])
  return {
    busy: progress === 'busy',
    failed: progress === 'failed',
    isRefused: sent?.state === 'attention',
    isUnreadable: sent?.isUnreadable ?? false,
    finish: useCallback(() => void finish(), [finish]),
    seeAnyway: useCallback(() => void advance(), [advance]),
  }
}
