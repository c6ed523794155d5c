import { fieldId } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { rowField } from '#fields/readers'
import type { TransferDraft } from '../../state.ts'
import { addRow, type RemovedRow, removeRow, restoreRow } from './policyRows.ts'

/** The message that offers to undo a removal, and the heading of a policy's group. */
export const REMOVED_ID = 'policy-removed'
export const headingOf = (id: string) => `policy-${id}`

/** Returns the policies' buttons' actions. Focus follows: to the new policy, the message, the restored one. */
export function usePolicyRows(draft: TransferDraft) {
  const [removed, setRemoved] = useState<(RemovedRow & { readonly name: string }) | null>(null)
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus()
  }, [focus])

  return {
    removedName: removed?.name ?? null,
    add() {
      const id = crypto.randomUUID()
      draft.update((answers) => addRow(answers, id))
      setRemoved(null)
      setFocus({ id: fieldId({ name: rowField('insurer', id) }) })
    },
    remove(id: string, name: string) {
      const { row } = removeRow(draft.read().answers, id)
      if (!row) return
      draft.update((answers) => removeRow(answers, id).answers)
      setRemoved({ ...row, name })
      setFocus({ id: REMOVED_ID })
    },
    undo() {
      if (!removed) return
      draft.update((answers) => restoreRow(answers, removed))
      setRemoved(null)
      setFocus({ id: headingOf(removed.removed.policy.id) })
    },
  }
}
