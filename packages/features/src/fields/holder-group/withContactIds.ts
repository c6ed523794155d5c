import type { PolicyHolder } from '@coverkit/core'
import { mergeServerIds } from '@coverkit/flow'

/** A holder as the server answers a save. */
interface SavedHolder {
  readonly rowId: string | null
  readonly contactId: string
}

/** Writes the server's ids into the rows that they were given for. The same list comes back when nothing changed. */
export function withContactIds(
  holders: readonly PolicyHolder[],
  answered: readonly SavedHolder[],
): readonly PolicyHolder[] {
  const merged = mergeServerIds(holders, answered, {
    rowId: (saved) => saved.rowId,
    isSame: () => false,
    withId: (holder, { contactId }) => (contactId === holder.contactId ? holder : { ...holder, contactId }),
  })
  return merged.every((holder, index) => holder === holders[index]) ? holders : merged
}
