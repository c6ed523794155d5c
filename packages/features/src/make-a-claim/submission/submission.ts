import { type ApiError, lodgeClaim, type Result } from '@coverkit/api-client'
import { type ClaimAnswers, claimFields, claimRequest } from '@coverkit/core/claims'
import type { PageServices } from '#common/page-services/index.ts'
import { today } from '#fields/controls'
import { defineSubmission } from '#submission/ending'
import type { ClaimFlowAnswers, LodgedClaim, SentClaim } from '../answers.ts'

/** Lodges a claim: the same request, however often it goes, gets the same claim. */
async function lodge(
  services: Pick<PageServices, 'client'>,
  { body, key }: SentClaim,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Result<LodgedClaim, ApiError>> {
  const answer = await lodgeClaim(await services.client(), body, { ...options, key })
  if (!answer.ok) return answer
  const { id, reference } = answer.value.claim
  return { ok: true, value: { id, reference } }
}

function newSent(claim: ClaimAnswers, accountName: string): SentClaim {
  const body = claimRequest(claim, { on: today(), accountName })
  if (body === null) throw new RangeError('A claim that lacks something is not sent.')
  return { key: crypto.randomUUID(), body }
}

/** Lodges a claim. One that may have arrived goes as it went, until the server has answered. */
export const claimSubmission = defineSubmission<ClaimFlowAnswers>()({
  sentIn: 'sent',
  isKeyed: true,
  prepare: async ({ config }, claim: ClaimAnswers, draft) => ({
    sent: draft.read().answers.sent ?? newSent(claim, config.accountName),
  }),
  send: (services, { sent }) => lodge(services, sent),
  recover: lodge,
  submitted: (answers, submitted: LodgedClaim) => ({
    ...answers,
    typed: {},
    claim: claimFields.empty,
    sent: null,
    submitted,
  }),
})
