import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountRegion } from '../AccountRegion.tsx'
import { list as items } from '../progress/progress.css.ts'
import { ApplicationItem } from './ApplicationItem.tsx'
import { applicationsTexts, applicationsCopy as copy } from './copy.ts'
import { applications } from './queries.ts'

interface ApplicationsProps {
  readonly services: PageServices
  /** The customer's. */
  readonly email: string
}

/** The customer's submitted applications with how far each is. */
export function Applications({ services, email }: ApplicationsProps) {
  const query = useAtomValue(applications(services), { store: services.store })
  return (
    <AccountRegion
      id="applications"
      title={copy.title}
      query={query}
      texts={applicationsTexts}
      isEmpty={({ length }) => length === 0}
      none={{ text: copy.none }}
      isNamedBelow
    >
      {(list) => (
        <ul className={items}>
          {list.map((application) => (
            <li key={application.id}>
              <ApplicationItem application={application} email={email} />
            </li>
          ))}
        </ul>
      )}
    </AccountRegion>
  )
}
