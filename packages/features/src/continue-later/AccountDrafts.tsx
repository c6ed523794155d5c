import { Stack } from '@coverkit/ui'
import type { Session } from '#common/session/index.ts'
import { continueCopy } from './copy.ts'
import { DraftList } from './DraftList.tsx'
import { DraftsFromBefore } from './DraftsFromBefore.tsx'

const { title, none } = continueCopy.account

/** The drafts of a customer, and those on this device that may become theirs. */
export function AccountDrafts({ session }: { readonly session: Session }) {
  return (
    <Stack gap={24}>
      <DraftList session={session} title={title} none={none} />
      <DraftsFromBefore session={session} />
    </Stack>
  )
}
