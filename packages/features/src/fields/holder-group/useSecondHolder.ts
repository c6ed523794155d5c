import type { RemovedHolder } from '@coverkit/core'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { useEffect, useState } from 'react'
import type { HolderAnswers, HolderDraft } from '../holders/HolderAnswers.ts'
import { headingId } from './headingId.ts'

/** The id of the button that brings a removed holder back. */
export const UNDO_ID = 'undo-removed-holder'

/** A change of the answers of a flow, whichever it is. */
export type ChangeHolders = <Answers extends FlowAnswers>(
  answers: Answers,
  of: HolderAnswers<Answers>,
) => Answers

/** Adds and removes the second policy holder; what was removed can come back as long as the page is there. */
export function useSecondHolder<Answers extends FlowAnswers>(
  draft: HolderDraft<Answers>,
  of: HolderAnswers<Answers>,
) {
  const [removed, setRemoved] = useState<RemovedHolder | null>(null)
  const [toFocus, setToFocus] = useState<string | null>(null)

  // The same change draws the element that takes the focus.
  useEffect(() => {
    if (toFocus === null) return
    document.getElementById(toFocus)?.focus()
    setToFocus(null)
  }, [toFocus])

  return {
    removed,
    add() {
      const id = `holder-${Date.now().toString(36)}`
      draft.update((answers) => of.add(answers, id))
      setRemoved(null)
      setToFocus(headingId('second'))
    },
    remove(id: string) {
      setRemoved(of.remove(draft.read().answers, id).removed)
      draft.update((answers) => of.remove(answers, id).answers)
      setToFocus(UNDO_ID)
    },
    undo() {
      if (removed === null) return
      draft.update((answers) => of.restore(answers, removed))
      setRemoved(null)
      setToFocus(headingId('second'))
    },
    change(change: ChangeHolders) {
      draft.update((answers) => change(answers, of))
    },
  }
}

export type SecondHolder = ReturnType<typeof useSecondHolder>
