import type { PolicyHolder, RemovedHolder } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { useEffect, useState } from 'react'
import type { ContactField } from '../holders/contactFields.ts'
import type { HolderAnswers, HolderDraft } from '../holders/HolderAnswers.ts'
import { headingId } from './headingId.ts'
import { withCopiedAddress } from './withCopiedAddress.ts'
import { withSavedHolder } from './withSavedHolder.ts'

/** The id of the button that brings a removed holder back. */
export const UNDO_ID = 'undo-removed-holder'

/** Adds and removes the second policy holder; what was removed can come back as long as the page is there. */
export function useSecondHolder<Answers extends FlowAnswers>(
  draft: HolderDraft<Answers>,
  of: HolderAnswers<Answers>,
) {
  const [removed, setRemoved] = useState<RemovedHolder | null>(null)
  const [done, setDone] = useState<'copied' | 'filled' | null>(null)
  const [toFocus, setToFocus] = useState<string | null>(null)

  // The same change draws the element that takes the focus.
  useEffect(() => {
    if (toFocus === null) return
    document.getElementById(toFocus)?.focus()
    setToFocus(null)
  }, [toFocus])

  return {
    removed,
    /** The source of the details that were filled in last. */
    done,
    add() {
      const id = `holder-${Date.now().toString(36)}`
      draft.update((answers) => of.add(answers, id))
      setRemoved(null)
      setToFocus(headingId('second'))
    },
    remove(id: string) {
      setRemoved(of.remove(draft.read().answers, id).removed)
      draft.update((answers) => of.remove(answers, id).answers)
      setDone(null)
      setToFocus(UNDO_ID)
    },
    undo() {
      if (removed === null) return
      draft.update((answers) => of.restore(answers, removed))
      setRemoved(null)
      setToFocus(headingId('second'))
    },
    copyAddress(from: InputValues<ContactField>, toId: string) {
      draft.update((answers) => withCopiedAddress(answers, of.step, from, toId))
      setDone('copied')
    },
    fillFromSaved(saved: PolicyHolder, toId: string) {
      draft.update((answers) => withSavedHolder(of, answers, saved, toId))
      setDone('filled')
    },
  }
}

export type SecondHolder = ReturnType<typeof useSecondHolder>
