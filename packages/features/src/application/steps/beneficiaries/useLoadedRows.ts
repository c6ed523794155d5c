import { useEffect, useState } from 'react'
import { withLoadedRows } from '#fields/beneficiaries'
import type { ApplicationDraft } from '../../state.ts'
import { applicationHome } from './home.ts'

/** Removes stored rows that name no beneficiary, once, and returns how many were removed. */
export function useLoadedRows(draft: ApplicationDraft): {
  readonly dropped: number
  readonly omitted: number
} {
  const [{ dropped, omitted }] = useState(() => withLoadedRows(applicationHome, draft.read().answers))
  useEffect(() => {
    if (dropped + omitted > 0) draft.update((answers) => withLoadedRows(applicationHome, answers).answers)
  }, [draft, dropped, omitted])
  return { dropped, omitted }
}
