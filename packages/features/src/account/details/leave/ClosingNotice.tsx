import { Card, Heading, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { detailsCopy } from '../copy.ts'
import { accountClosing } from '../queries.ts'
import { ClosingPending } from './ClosingPending.tsx'

/** Lets a customer cancel the pending closing from the account's first page; renders nothing without one. */
export function ClosingNotice({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(accountClosing(services), { store: services.store })
  const closing = query.data?.closing ?? null
  if (closing === null) return null
  return (
    <Card as="section" labelledBy="account-closing">
      <Stack gap={16}>
        <Heading level={2} size={20} id="account-closing">
          {detailsCopy.close.title}
        </Heading>
        <ClosingPending closesAt={closing.closesAt} onCancelled={() => void query.refetch()} />
      </Stack>
    </Card>
  )
}
