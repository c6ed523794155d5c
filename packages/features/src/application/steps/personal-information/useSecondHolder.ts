import { addHolder, type PolicyHolder, type RemovedHolder, removeHolder, restoreHolder } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { useEffect, useState } from 'react'
import type { ApplicationDraft } from '../../state.ts'
import { headingId } from './HolderGroup.tsx'
import type { HolderField } from './view.ts'
import { withCopiedAddress } from './withCopiedAddress.ts'
import { withSavedHolder } from './withSavedHolder.ts'

/** The id of the button that brings a removed holder back. */
export const UNDO_ID = 'undo-removed-holder'

/** Adds and removes the second policy holder; what was removed can come back as long as the page is there. */
export function useSecondHolder(draft: ApplicationDraft) {
  const [removed, setRemoved] = useState<RemovedHolder | null>(null)
  const [done, setDone] = useState<'copied' | 'filled' | null>(null)
  const [toFocus, setToFocus] = useState<string | null>(null)

  // What takes focus is drawn by the same change.
  useEffect(() => {
    if (toFocus === null) return
    document.getElementById(toFocus)?.focus()
    setToFocus(null)
  }, [toFocus])

  return {
    removed,
    /** What was filled in last, and from where. */
    done,
    add() {
      const id = `holder-${Date.now().toString(36)}`
      draft.update((answers) => ({ ...answers, application: addHolder(answers.application, id) }))
      setRemoved(null)
      setToFocus(headingId('second'))
    },
    remove(id: string) {
      setRemoved(removeHolder(draft.read().answers.application, id).removed)
      draft.update((answers) => ({
        ...answers,
        application: removeHolder(answers.application, id).answers,
      }))
      setDone(null)
      setToFocus(UNDO_ID)
    },
    undo() {
      if (removed === null) return
      draft.update((answers) => ({
        ...answers,
        application: restoreHolder(answers.application, removed),
      }))
      setRemoved(null)
      setToFocus(headingId('second'))
    },
    copyAddress(from: InputValues<HolderField>, toId: string) {
      draft.update((answers) => withCopiedAddress(answers, from, toId))
      setDone('copied')
    },
    fillFromSaved(saved: PolicyHolder, toId: string) {
      draft.update((answers) => withSavedHolder(answers, saved, toId))
      setDone('filled')
    },
  }
}

export type SecondHolder = ReturnType<typeof useSecondHolder>
