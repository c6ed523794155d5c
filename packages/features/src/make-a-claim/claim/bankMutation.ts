import { type ClaimBankDetails, saveClaimBank } from '@coverkit/api-client'
import { defineMutation } from '#queries/define-mutation'

/** Says where a claim is paid to. */
export const bankMutation = defineMutation({
  prepare: async (_services, details: ClaimBankDetails & { readonly id: string }) => details,
  send: async (services, details) => saveClaimBank(await services.client(), details),
})
