import { place } from './draftsPlace.css.ts'
import { DRAFTS } from './startDraftList.ts'

/** Where a home page shows what its visitor began before. Empty, and no room is left for it, unless there is something. */
export function DraftListSlot() {
  return <div className={place} {...{ [DRAFTS]: '' }} />
}
