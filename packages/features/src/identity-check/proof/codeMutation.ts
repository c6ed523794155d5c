import { sendVerificationCode, verifyVerificationCode } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'

/** Mails a code to the customer's address. */
export const codeMutation = defineMutation({
  prepare: async (_services, content: Record<never, never>) => content,
  send: async (services) => sendVerificationCode(await services.client()),
})

/** Checks such a code, which proves the session for five minutes. */
export const codeCheck = defineMutation({
  prepare: async (_services, code: string) => code,
  send: async (services, code) => verifyVerificationCode(await services.client(), code),
})
