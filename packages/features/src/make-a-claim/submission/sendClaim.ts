import { type ApiError, lodgeClaim, type Result } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import type { LodgedClaim, SentClaim } from '../answers.ts'
import type { ClaimDraft } from '../state.ts'

type OwnDraft = Pick<ClaimDraft, 'update' | 'persist'>

/**
 * Lodges a claim. That it is under way is stored first, so that a page whose answer is lost sends the same again and gets
 * the same claim.
 */
export async function sendClaim(
  services: Pick<PageServices, 'client'>,
  draft: OwnDraft,
  sent: SentClaim,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Result<LodgedClaim, ApiError>> {
  await storeSent(draft, sent)
  const answer = await lodgeClaim(await services.client(), sent.body, { ...options, key: sent.key })
  if (answer.ok) {
    const { id, reference } = answer.value.claim
    return { ok: true, value: { id, reference } }
  }
  // Nothing was lodged: what is corrected goes out under another key.
  if (isRefused(answer.error)) await storeSent(draft, null)
  return answer
}

const CONFLICT = 409

const isRefused = (error: ApiError) =>
  error.kind === 'not-found' || (error.kind === 'invalid' && error.status !== CONFLICT)

async function storeSent(draft: OwnDraft, sent: SentClaim | null): Promise<void> {
  draft.update((answers) => ({ ...answers, sent }))
  await draft.persist()
}
