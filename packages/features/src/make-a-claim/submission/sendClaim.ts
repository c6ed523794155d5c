import { type ApiError, lodgeClaim, type Result } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { sendKeyed } from '#submission/ending'
import type { LodgedClaim, SentClaim } from '../answers.ts'
import type { ClaimDraft } from '../state.ts'

/** Lodges a claim: the same request, however often it goes, gets the same claim. */
export function sendClaim(
  services: Pick<PageServices, 'client'>,
  draft: Pick<ClaimDraft, 'update' | 'persist'>,
  claim: SentClaim,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Result<LodgedClaim, ApiError>> {
  return sendKeyed(draft, claim, async ({ body, key }) => {
    const answer = await lodgeClaim(await services.client(), body, { ...options, key })
    if (!answer.ok) return answer
    const { id, reference } = answer.value.claim
    return { ok: true, value: { id, reference } }
  })
}
