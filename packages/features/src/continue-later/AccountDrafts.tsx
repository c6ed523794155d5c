import { Stack } from '@coverkit/ui'
import type { PageServices } from '#common/page-services/index.ts'
import { continueCopy } from './copy.ts'
import { DraftList } from './DraftList.tsx'
import { DraftsFromBefore } from './DraftsFromBefore.tsx'
import type { ListedDraft } from './useDraftList.ts'

const { title, none } = continueCopy.account

interface AccountDraftsProps {
  readonly services: PageServices
  /** Told what the customer can go on with, once that is known and when it changes. */
  readonly onList?: (drafts: readonly ListedDraft[]) => void
}

/** The drafts of a customer, and those on this device that may become theirs. */
export function AccountDrafts({ services, onList }: AccountDraftsProps) {
  return (
    <Stack gap={24}>
      <DraftList services={services} title={title} none={none} onList={onList} />
      <DraftsFromBefore services={services} />
    </Stack>
  )
}
