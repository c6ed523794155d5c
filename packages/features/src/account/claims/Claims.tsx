import { Link } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { claims, claimsTexts } from '#policies/claims'
import { AccountRegion } from '../AccountRegion.tsx'
import { list as items } from '../progress/progress.css.ts'
import { ClaimItem } from './ClaimItem.tsx'
import { claimsRegionCopy as copy } from './copy.ts'

const START = '/account/make-a-claim'

/** The customer's claims, each with where it is, its next date and who must act. */
export function Claims({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(claims(services), { store: services.store })
  return (
    <AccountRegion
      id="claims"
      title={copy.title}
      query={query}
      texts={claimsTexts}
      isEmpty={({ length }) => length === 0}
      none={{ text: copy.none, links: [{ href: START, label: copy.start }] }}
      isNamedBelow
    >
      {(list) => (
        <div>
          <ul className={items}>
            {list.map((claim) => (
              <li key={claim.id}>
                <ClaimItem claim={claim} />
              </li>
            ))}
          </ul>
          <Link href={START} variant="standalone">
            {copy.another}
          </Link>
        </div>
      )}
    </AccountRegion>
  )
}
