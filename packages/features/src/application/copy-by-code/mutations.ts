import { confirmCopy, requestCopyCode } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import type { CodeAndDate } from '#common/send-new-code/readCodeAndDate.ts'

/** Mails a code to the first holder of an application. */
export const requestCodeMutation = defineMutation({
  prepare: async ({ config: { accountName } }, id: string) => ({ id, accountName }),
  send: async (services, link) => requestCopyCode(await services.client(), link),
})

/** Exchanges the code and the date of birth for the application and what reads it. */
export const openCopyMutation = defineMutation({
  prepare: async ({ config: { accountName } }, keys: CodeAndDate & { readonly id: string }) => ({
    ...keys,
    accountName,
  }),
  send: async (services, confirmation) => confirmCopy(await services.client(), confirmation),
})
