import { type ClaimBankDetails, saveClaimBank } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'

interface BankContent extends ClaimBankDetails {
  readonly id: string
  /** The token of the log-in that was the proof; absent if that was a code. */
  readonly idToken: string | undefined
}

/** Says where a claim is paid to. */
export const bankMutation = defineMutation({
  prepare: async (_services, content: BankContent) => content,
  send: async (services, { idToken, ...details }) =>
    saveClaimBank(await services.client(), details, { idToken }),
})
