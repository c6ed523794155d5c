import type { AccountActions } from '@coverkit/features/account'
import type { PageServices } from '@coverkit/features/common/page-services'

const load = () => import('@coverkit/features/sign-in/log-out')

/** Sign-in actions of the account's page; their code loads on the first call. */
export const accountActions = (services: PageServices): AccountActions => ({
  logOut: async () => (await load()).logOut(services),
  logOutEverywhere: async () => (await load()).logOutEverywhere(services),
})
