import { isInForce, type Policy, sumsInsured } from '@coverkit/core/policies'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { policies } from '#policies'
import { AccountRegion } from '../AccountRegion.tsx'
import { nominations } from '../beneficiaries/queries.ts'
import { policiesRegionCopy as copy, policiesTexts } from './copy.ts'
import { PolicyItem } from './PolicyItem.tsx'
import * as styles from './policies.css.ts'
import { useCoverNeeds } from './useCoverNeeds.ts'

/** From this number on, policies are laid out in two columns. */
const MANY = 3
const NONE: readonly Policy[] = []

const ownersOf = (list: readonly Policy[]) =>
  new Set(list.flatMap(({ covers }) => covers.map(({ owner }) => owner)))

/** The customer's policies, each once, with what the last calculation of this device says of its covers. */
export function Policies({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(policies(services), { store: services.store })
  const last = useCoverNeeds(services, query.data ?? NONE)
  // Requested with the policies, and shown by each of them.
  useAtomValue(nominations(services), { store: services.store })
  return (
    <AccountRegion
      id="policies"
      title={copy.title}
      query={query}
      texts={policiesTexts}
      isEmpty={({ length }) => length === 0}
      none={{
        text: copy.none,
        links: [
          { href: '/client-quote/select-covers', label: copy.quote },
          { href: '/transfer-policy/policy-holders', label: copy.transfer },
        ],
      }}
    >
      {(list) => (
        <ul className={list.length < MANY ? styles.list : styles.many}>
          {list.map((policy, place) => (
            <li key={policy.id}>
              <PolicyItem
                policy={policy}
                isOnly={list.length === 1}
                explained={ownersOf(list.slice(0, place))}
                last={last}
                together={sumsInsured(list.filter(isInForce))}
              />
            </li>
          ))}
        </ul>
      )}
    </AccountRegion>
  )
}
