import { requestNomination } from '@coverkit/api-client'
import { type Beneficiaries, beneficiaryContact, nominationTypeFor, type Owner } from '@coverkit/core'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** The beneficiaries to name on a policy, as the form read them. */
interface NominationContent {
  readonly policyId: string
  readonly owner: Owner
  readonly beneficiaries: Beneficiaries
  /** The token of the log-in that was the proof; absent if that was a code. */
  readonly idToken: string | undefined
}

/** Asks for other beneficiaries; sent again after a lost answer it counts once. */
export const nominationMutation = defineMutation({
  async prepare(_services, { policyId, owner, beneficiaries, idToken }: NominationContent) {
    const { nominationType, rows } = beneficiaries
    const body = {
      policyId,
      nomination_Type: nominationTypeFor(owner, nominationType) ?? 'nonBinding',
      beneficiaries: rows.map((row) => beneficiaryContact(row, null)),
    }
    return { body, idToken, key: crypto.randomUUID() }
  },
  async send(services, { body, idToken, key }) {
    const answer = await requestNomination(await services.client(), body, { idToken, key })
    if (answer.ok) void queryClient(services).invalidateQueries({ queryKey: [queryKeys.nominations] })
    return answer
  },
})
