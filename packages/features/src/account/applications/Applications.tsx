import { Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountRegion } from '../AccountRegion.tsx'
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
  return (
    <AccountRegion
      id="applications"
      title={copy.title}
      query={query}
      texts={applicationsTexts}
      isEmpty={({ length }) => length === 0}
      none={copy.none}
      below={<ClaimPanel kind={applicationClaim} onClaimed={() => void query.refetch()} />}
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
    </AccountRegion>
  )
}
