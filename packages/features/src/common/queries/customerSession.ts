import { atom } from 'jotai'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { perPage } from '#common/page-services/perPage.ts'

/** Another one with each change of customer. Once a session is over, what is theirs is asked for no more. */
export const sessionAtom = atom({ isOver: false })

/** Renews the page's session when its customer leaves or becomes another one. */
export const followCustomerSession = perPage(async ({ identity, store }: PageServices) => {
  // If the code of sign-in fails to load, the page has no customer.
  const session = (await identity().catch(() => null))?.session
  let subject: string | null = null
  const refresh = () => {
    const state = session?.getState()
    const next = state && 'user' in state ? state.user.id : null
    if (next === subject) return
    if (subject !== null || store.get(sessionAtom).isOver) store.set(sessionAtom, { isOver: next === null })
    subject = next
  }
  session?.subscribe(refresh)
  refresh()
})
