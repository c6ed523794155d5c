import { Heading, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { ClaimPanel } from '../claim/ClaimPanel.tsx'
import { ApplicationItem } from './ApplicationItem.tsx'
import { applicationsTexts, applicationsCopy as copy } from './copy.ts'
import { applicationClaim } from './mutations.ts'
import { applications } from './queries.ts'

interface ApplicationsProps {
  readonly services: PageServices
  /** The customer's. */
  readonly email: string
}

/** The customer's submitted applications with how far each is, and the way to add one made without signing in. */
export function Applications({ services, email }: ApplicationsProps) {
  const query = useAtomValue(applications(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack as="section" labelledBy="applications" gap={24}>
      <Heading level={2} size={30} id="applications" ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      <QueryView
        query={query}
        texts={applicationsTexts}
        onRecovered={() => heading.current?.focus()}
        isEmpty={({ length }) => length === 0}
        empty={<Text measure>{copy.none}</Text>}
      >
        {(list) => (
          <Stack as="ul">
            {list.map((application) => (
              <li key={application.id}>
                <ApplicationItem application={application} email={email} />
              </li>
            ))}
          </Stack>
        )}
      </QueryView>
      <ClaimPanel kind={applicationClaim} onClaimed={() => void query.refetch()} />
    </Stack>
  )
}
