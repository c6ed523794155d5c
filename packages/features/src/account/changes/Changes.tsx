import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { policyChanges } from '#policies'
import { AccountRegion } from '../AccountRegion.tsx'
import { list as items } from '../progress/progress.css.ts'
import { ChangeItem } from './ChangeItem.tsx'
import { changesTexts, changesCopy as copy } from './copy.ts'

/** The changes of cover that the customer asked for, with how far each is. */
export function Changes({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(policyChanges(services), { store: services.store })
  return (
    <AccountRegion
      id="changes"
      title={copy.title}
      query={query}
      texts={changesTexts}
      isEmpty={({ length }) => length === 0}
      none={{
        text: copy.none,
        links: [{ href: '/account/change-my-cover/premium-type', label: copy.start }],
      }}
      isNamedBelow
    >
      {(list) => (
        <ul className={items}>
          {list.map((change) => (
            <li key={change.id}>
              <ChangeItem change={change} />
            </li>
          ))}
        </ul>
      )}
    </AccountRegion>
  )
}
