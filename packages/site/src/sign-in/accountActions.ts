import type { AccountActions } from '@coverkit/features/account'
import type { Session } from '@coverkit/features/common/session'

const load = () => import('@coverkit/features/sign-in/log-out')

/** What the account's page asks of sign-in; loaded when it is asked. */
export const accountActions = (session: Session): AccountActions => ({
  logOut: async () => (await load()).logOut(session),
  logOutEverywhere: async () => (await load()).logOutEverywhere(session),
})
