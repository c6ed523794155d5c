import { Heading, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { PolicyStatusList } from '#transfers/policy-status-list'
import { policyStatusViews } from '#transfers/policy-status-view'
import { ClaimPanel } from '../claim/ClaimPanel.tsx'
import { transfersRegionCopy as copy, transfersTexts } from './copy.ts'
import { transferClaim } from './mutations.ts'
import { transferPolicies } from './queries.ts'

/** The policies that the customer asked us to take over, with how far each is. */
export function Transfers({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(transferPolicies(services), { store: services.store })
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
        isEmpty={(policies) => policyStatusViews(policies).length === 0}
        empty={
          <Stack gap={8}>
            <Text measure>{copy.none}</Text>
            <Link href="/transfer-policy/policy-holders" variant="standalone">
              {copy.start}
            </Link>
          </Stack>
        }
      >
        {(policies) => (
          <PolicyStatusList policies={policyStatusViews(policies)} labelledBy="transfers" level={3} />
        )}
      </QueryView>
      <ClaimPanel kind={transferClaim} onClaimed={() => void query.refetch()} />
    </Stack>
  )
}
