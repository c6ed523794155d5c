import { type ApplicationKey, sendSignatureLink } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { callBySecret } from '#submission/signature'

/** Mails the second policy holder of an application a new link to sign. */
export const sendLink = defineMutation({
  prepare: async (_services, application: ApplicationKey) => application,
  send: (services, application) => callBySecret(services, application, sendSignatureLink),
})
