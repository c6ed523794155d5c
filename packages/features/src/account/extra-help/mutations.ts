import { type SupportNeeds, saveSupportNeeds } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

interface ExtraHelpContent {
  /** Null removes what is stored. */
  readonly supportNeeds: SupportNeeds | null
  /** The token of the log-in that was the proof; absent if that was a code. */
  readonly idToken: string | undefined
}

/** Stores or removes the support needs of the customer. */
export const extraHelpMutation = defineMutation({
  prepare: async (_services, content: ExtraHelpContent) => content,
  async send(services, { supportNeeds, idToken }) {
    const answer = await saveSupportNeeds(await services.client(), { supportNeeds }, { idToken })
    if (answer.ok) void queryClient(services).invalidateQueries({ queryKey: [queryKeys.supportNeeds] })
    return answer
  },
})
