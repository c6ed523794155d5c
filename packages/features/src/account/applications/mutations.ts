import { claimApplication, confirmClaim } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import type { AddableKind, MailedCode } from '../add-by-code/AddableKind.ts'
import { applicationsCopy } from './copy.ts'

/** Mails a code to the first policy holder of an application. */
const requestClaim = defineMutation({
  prepare: async (_services, id: string) => id,
  send: async (services, id) => claimApplication(await services.client(), id),
})

/** Takes the application into the account. */
const acceptClaim = defineMutation({
  prepare: async (_services, claim: MailedCode) => claim,
  send: async (services, { id, code }) => confirmClaim(await services.client(), { reference: id, code }),
})

/** Applications that were made without signing in. */
export const applicationClaim: AddableKind = {
  link: 'claim',
  texts: applicationsCopy.claim,
  request: requestClaim,
  accept: acceptClaim,
}
