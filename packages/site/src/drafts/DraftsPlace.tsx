import { place } from './draftsPlace.css.ts'
import { DRAFTS } from './startDraftList.ts'

/** Place on a home page for the visitor's drafts. Empty, without reserved room, unless there are some. */
export function DraftListSlot() {
  return <div className={place} {...{ [DRAFTS]: '' }} />
}
