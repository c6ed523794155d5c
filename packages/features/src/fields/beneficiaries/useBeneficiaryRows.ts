import type { FlowAnswers } from '@coverkit/flow-draft'
import { fieldId } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { rowField } from '#fields/readers'
import type { BeneficiariesHome } from './BeneficiariesHome.ts'
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

/** The part of a draft that the rows' buttons need. */
interface RowsDraft<Answers> {
  update(change: (answers: Answers) => Answers): void
  read(): { readonly answers: Answers }
}

const headingOf = (id: string) => `beneficiary-${id}`

/** Actions of the rows' buttons. Each moves focus: to the new row, the message or the restored row. */
export function useBeneficiaryRows<Answers extends FlowAnswers>(
  draft: RowsDraft<Answers>,
  home: BeneficiariesHome<Answers>,
) {
  const [removed, setRemoved] = useState<(RemovedBeneficiary & { readonly name: string }) | null>(null)
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus()
  }, [focus])

  /** The first row comes with the answer that opens the list, where focus stays. */
  function begin(): void {
    draft.update((answers) => addBeneficiary(home, answers, crypto.randomUUID()))
  }

  function add(): void {
    const id = crypto.randomUUID()
    draft.update((answers) => addBeneficiary(home, answers, id))
    setRemoved(null)
    setFocus({ id: fieldId({ name: rowField('firstName', id) }) })
  }

  function remove(id: string, name: string): void {
    const outcome = removeBeneficiary(home, draft.read().answers, id)
    if (!outcome.removed) return
    draft.update((answers) => removeBeneficiary(home, answers, id).answers)
    setRemoved({ ...outcome.removed, name })
    setFocus({ id: REMOVED_ID })
  }

  function undo(): void {
    if (!removed) return
    draft.update((answers) => restoreBeneficiary(home, answers, removed))
    setRemoved(null)
    setFocus({ id: headingOf(removed.row.row.id) })
  }

  return {
    removedName: removed?.name ?? null,
    begin,
    add,
    remove,
    undo,
    equally: () => draft.update((answers) => shareEqually(home, answers)),
    giveRest: (id: string) => draft.update((answers) => giveRestTo(home, answers, id)),
  }
}
