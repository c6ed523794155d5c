import { Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountRegion } from '../AccountRegion.tsx'
import { ClaimPanel } from '../claim/ClaimPanel.tsx'
import { transfersRegionCopy as copy, transfersTexts } from './copy.ts'
import { transferClaim } from './mutations.ts'
import { transfers } from './queries.ts'
import { TransferItem } from './TransferItem.tsx'

/** The customer's submitted transfers with how far each policy is, and the way to add one made without signing in. */
export function Transfers({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(transfers(services), { store: services.store })
  return (
    <AccountRegion
      id="transfers"
      title={copy.title}
      query={query}
      texts={transfersTexts}
      isEmpty={({ length }) => length === 0}
      none={copy.none}
      links={[{ href: '/transfer-policy/policy-holders', label: copy.start }]}
      below={<ClaimPanel kind={transferClaim} onClaimed={() => void query.refetch()} />}
    >
      {(list) => (
        <Stack as="ul" gap={48}>
          {list.map((transfer) => (
            <li key={transfer.id}>
              <TransferItem transfer={transfer} />
            </li>
          ))}
        </Stack>
      )}
    </AccountRegion>
  )
}
