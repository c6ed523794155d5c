import { type ClaimAnswers, claimRequest } from '@coverkit/core/claims'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { today } from '#fields/controls'
import type { LodgedClaim, SentClaim } from '../answers.ts'
import type { ClaimDraft } from '../state.ts'
import { sendClaim } from './sendClaim.ts'

/** Lodges the claim of a draft. One that may have arrived goes as it went, until the server has answered. */
export const lodging = (draft: Pick<ClaimDraft, 'read' | 'update' | 'persist'>) =>
  defineMutation<ClaimAnswers, LodgedClaim, SentClaim>({
    prepare: async ({ config }, claim) => draft.read().answers.sent ?? newSent(claim, config.accountName),
    send: (services, sent) => sendClaim(services, draft, sent),
  })

function newSent(claim: ClaimAnswers, accountName: string): SentClaim {
  const body = claimRequest(claim, { on: today(), accountName })
  if (body === null) throw new RangeError('A claim that lacks something is not sent.')
  return { key: crypto.randomUUID(), body }
}
