import type { AccountActions } from '@coverkit/features/account'
import type { Session } from '@coverkit/features/common/session'

/** What the account's page asks of sign-in; loaded when it is asked. */
export const accountActions = (session: Session): AccountActions => ({
  logOut: async () => (await import('@coverkit/features/sign-in/log-out')).logOut(session),
  logOutEverywhere: async () =>
    (await import('@coverkit/features/sign-in/log-out')).logOutEverywhere(session),
})
