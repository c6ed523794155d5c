import { fieldId } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { rowField } from '#fields/readers'
import type { ApplicationDraft } from '../../state.ts'
import {
  addBeneficiary,
  giveRestTo,
  type RemovedBeneficiary,
  removeBeneficiary,
  restoreBeneficiary,
  shareEqually,
} from './beneficiaryRows.ts'

/** The message that offers to undo a removal. */
export const REMOVED_ID = 'beneficiary-removed'

const headingOf = (id: string) => `beneficiary-${id}`

/** Actions of the rows' buttons. Each moves focus: to the new row, the message or the restored row. */
export function useBeneficiaryRows(draft: ApplicationDraft) {
  const [removed, setRemoved] = useState<(RemovedBeneficiary & { readonly name: string }) | null>(null)
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus()
  }, [focus])

  /** The first row comes with the answer that opens the list, where focus stays. */
  function begin(): void {
    draft.update((answers) => addBeneficiary(answers, crypto.randomUUID()))
  }

  function add(): void {
    const id = crypto.randomUUID()
    draft.update((answers) => addBeneficiary(answers, id))
    setRemoved(null)
    setFocus({ id: fieldId({ name: rowField('firstName', id) }) })
  }

  function remove(id: string, name: string): void {
    const outcome = removeBeneficiary(draft.read().answers, id)
    if (!outcome.removed) return
    draft.update((answers) => removeBeneficiary(answers, id).answers)
    setRemoved({ ...outcome.removed, name })
    setFocus({ id: REMOVED_ID })
  }

  function undo(): void {
    if (!removed) return
    draft.update((answers) => restoreBeneficiary(answers, removed))
    setRemoved(null)
    setFocus({ id: headingOf(removed.row.row.id) })
  }

  return {
    removedName: removed?.name ?? null,
    begin,
    add,
    remove,
    undo,
    equally: () => draft.update(shareEqually),
    giveRest: (id: string) => draft.update((answers) => giveRestTo(answers, id)),
  }
}
