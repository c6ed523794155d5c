import type { Session } from '@coverkit/features/common/session'
import { DraftList } from '@coverkit/features/continue-later/list'
import { siteCopy } from '../siteCopy.ts'

/** The list of drafts as the account shows it. */
export const accountDrafts = (session: Session) => () => (
  <DraftList session={session} title={siteCopy.drafts.title} none={siteCopy.drafts.none} />
)
