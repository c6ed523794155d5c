import { Heading, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { ClaimPanel } from '../claim/ClaimPanel.tsx'
import { transfersRegionCopy as copy, transfersTexts } from './copy.ts'
import { transferClaim } from './mutations.ts'
import { transfers } from './queries.ts'
import { TransferItem } from './TransferItem.tsx'

/** The customer's submitted transfers with how far each policy is, and the way to add one made without signing in. */
export function Transfers({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(transfers(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack as="section" labelledBy="transfers" gap={24}>
      <Heading level={2} size={30} id="transfers" ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      <QueryView
        query={query}
        texts={transfersTexts}
        onRecovered={() => heading.current?.focus()}
        isEmpty={({ length }) => length === 0}
        empty={
          <Stack gap={8}>
            <Text measure>{copy.none}</Text>
            <Link href="/transfer-policy/policy-holders" variant="standalone">
              {copy.start}
            </Link>
          </Stack>
        }
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
      </QueryView>
      <ClaimPanel kind={transferClaim} onClaimed={() => void query.refetch()} />
    </Stack>
  )
}
