import type { PageServices } from '#common/page-services/index.ts'
import { AccountDraftList } from './AccountDraftList.tsx'
import type { AccountRow } from './accountRows.ts'
import { DraftsFromBefore } from './DraftsFromBefore.tsx'

interface AccountDraftsProps {
  readonly services: PageServices
  /** Called with the drafts that can be continued, once they are known and when they change; `isShown` while the list is on the page. */
  readonly onList?: (drafts: readonly AccountRow[], isShown: boolean) => void
}

/** The drafts of a customer, and those on this device that may become theirs. */
export function AccountDrafts({ services, onList }: AccountDraftsProps) {
  return (
    <>
      <AccountDraftList services={services} onList={onList} />
      <DraftsFromBefore services={services} />
    </>
  )
}
