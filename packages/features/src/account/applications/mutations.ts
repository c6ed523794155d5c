import { claimApplication, confirmClaim } from '@coverkit/api-client'
import { defineMutation } from '#queries/define-mutation'

/** An application that was made without signing in, by its reference or id, and the mailed code. */
export interface Claim {
  readonly id: string
  readonly code: string
}

/** Mails a code to the first policy holder of an application. */
export const requestClaim = defineMutation({
  prepare: async (_services, id: string) => id,
  send: async (services, id) => claimApplication(await services.client(), id),
})

/** Takes the application into the account. */
export const acceptClaim = defineMutation({
  prepare: async (_services, claim: Claim) => claim,
  send: async (services, { id, code }) => confirmClaim(await services.client(), { reference: id, code }),
})
