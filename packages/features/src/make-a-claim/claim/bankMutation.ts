import { type ClaimBankDetails, type Proof, saveClaimBank } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'

/** Says where a claim is paid to. */
export const bankMutation = defineMutation({
  prepare: async (_services, details: ClaimBankDetails & { readonly id: string; readonly proof: Proof }) =>
    details,
  send: async (services, details) => saveClaimBank(await services.client(), details),
})
