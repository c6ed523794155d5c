import { sendVerificationCode } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'

/** Mails a code to the customer's address. */
export const codeMutation = defineMutation({
  prepare: async (_services, content: Record<never, never>) => content,
  send: async (services) => sendVerificationCode(await services.client()),
})
