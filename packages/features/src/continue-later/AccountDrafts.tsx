import { Stack } from '@coverkit/ui'
import type { PageServices } from '#common/page-services/index.ts'
import { continueCopy } from './copy.ts'
import { DraftList } from './DraftList.tsx'
import { DraftsFromBefore } from './DraftsFromBefore.tsx'

const { title, none } = continueCopy.account

/** The drafts of a customer, and those on this device that may become theirs. */
export function AccountDrafts({ services }: { readonly services: PageServices }) {
  return (
    <Stack gap={24}>
      <DraftList services={services} title={title} none={none} />
      <DraftsFromBefore services={services} />
    </Stack>
  )
}
