import { notifyManager, QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { followCustomerSession, sessionAtom } from './customerSession.ts'

// Its own timers may overtake each other, and then a failure looks like a request under way.
notifyManager.setScheduler(queueMicrotask)

/** The query client of a store. When the customer changes or signs out, an empty one replaces it. */
export const queryClientAtom = atom((get) => {
  get(sessionAtom)
  // The api-client repeats safe calls itself, and reports a lost connection where a query would wait for one.
  return new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })
})

/** The page's client, for what is read on request. */
export function queryClient(services: PageServices): QueryClient {
  clearWithCustomer(services)
  return services.store.get(queryClientAtom)
}

/** Clears the page's queries when its customer leaves or becomes another one. */
export const clearWithCustomer = perPage((services) => {
  const { store } = services
  let current = store.get(queryClientAtom)
  store.sub(queryClientAtom, () => {
    current.clear()
    current = store.get(queryClientAtom)
  })
  void followCustomerSession(services)
})
