import type { AccountActions } from '@coverkit/features/account'
import type { PageServices } from '@coverkit/features/common/page-services'

const load = () => import('@coverkit/features/sign-in/log-out')

/** What the account's page asks of sign-in; loaded when it is asked. */
export const accountActions = (services: PageServices): AccountActions => ({
  logOut: async () => (await load()).logOut(services),
  logOutEverywhere: async () => (await load()).logOutEverywhere(services),
})
