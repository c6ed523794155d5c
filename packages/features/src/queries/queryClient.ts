import { notifyManager, QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { perPage } from '#common/page-services/perPage.ts'

// Its own timers may overtake each other, and then a failure looks like a request under way.
notifyManager.setScheduler(queueMicrotask)

/** Once a customer's session is over, what is theirs is asked for no more. */
export const sessionAtom = atom({ isOver: false })

/** The one client of a store. A customer's answers go with it: the next one, or nobody, begins with a new client. */
export const queryClientAtom = atom((get) => {
  get(sessionAtom)
  // The api-client tries again by itself, and says at once when there is no connection.
  return new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })
})

/** The page's client, for what is read on request. */
export function queryClient(services: PageServices): QueryClient {
  void clearWithCustomer(services)
  return services.store.get(queryClientAtom)
}

/** Clears the page's queries when its customer leaves or becomes another one. */
export const clearWithCustomer = perPage(async ({ identity, store }) => {
  // Without the code of sign-in nobody is a customer.
  const session = (await identity().catch(() => null))?.session
  let subject: string | null = null
  const refresh = () => {
    const state = session?.getState()
    const next = state && 'user' in state ? state.user.id : null
    if (next === subject) return
    if (subject !== null || store.get(sessionAtom).isOver) {
      const last = store.get(queryClientAtom)
      store.set(sessionAtom, { isOver: next === null })
      last.clear()
    }
    subject = next
  }
  session?.subscribe(refresh)
  refresh()
})
