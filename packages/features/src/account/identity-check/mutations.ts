import { sendIdentityCheckLink } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'

/** Mails a second policy holder a link to their check, by its id. */
export const linkMutation = defineMutation({
  prepare: async (_services, id: string) => id,
  send: async (services, id) => sendIdentityCheckLink(await services.client(), id),
})
