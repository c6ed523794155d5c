import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountRegion } from '../AccountRegion.tsx'
import { list as items } from '../progress/progress.css.ts'
import { transfersRegionCopy as copy, transfersTexts } from './copy.ts'
import { transfers } from './queries.ts'
import { TransferItem } from './TransferItem.tsx'

/** The customer's submitted transfers with how far each policy is. */
export function Transfers({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(transfers(services), { store: services.store })
  return (
    <AccountRegion
      id="transfers"
      title={copy.title}
      query={query}
      texts={transfersTexts}
      isEmpty={({ length }) => length === 0}
      none={{
        text: copy.none,
        links: [{ href: '/transfer-policy/policy-holders', label: copy.start }],
      }}
      isNamedBelow
    >
      {(list) => (
        <ul className={items}>
          {list.map((transfer) => (
            <li key={transfer.id}>
              <TransferItem transfer={transfer} />
            </li>
          ))}
        </ul>
      )}
    </AccountRegion>
  )
}
