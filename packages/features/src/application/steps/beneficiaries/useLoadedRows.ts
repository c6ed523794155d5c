import { useEffect, useState } from 'react'
import type { ApplicationDraft } from '../../state.ts'
import { withLoadedRows } from './beneficiaryRows.ts'

/** Leaves out of the stored list what names nobody, once, and says how much that was. */
export function useLoadedRows(draft: ApplicationDraft): {
  readonly dropped: number
  readonly omitted: number
} {
  const [{ dropped, omitted }] = useState(() => withLoadedRows(draft.read().answers))
  useEffect(() => {
    if (dropped + omitted > 0) draft.update((answers) => withLoadedRows(answers).answers)
  }, [draft, dropped, omitted])
  return { dropped, omitted }
}
