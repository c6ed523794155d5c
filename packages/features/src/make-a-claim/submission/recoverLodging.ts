import type { PageServices } from '#common/page-services/index.ts'
import type { ClaimDraft } from '../state.ts'
import { recordLodging } from './recordLodging.ts'
import { sendClaim } from './sendClaim.ts'

/** A page waits no longer for it; the next press sends the same again. */
const LONGEST_MS = 8_000

/** Asks for the answer to a claim that was sent and not answered. Gives whether the server has it. */
export async function recoverLodging(
  services: Pick<PageServices, 'client'>,
  draft: Pick<ClaimDraft, 'read' | 'update' | 'write' | 'submitted' | 'persist'>,
): Promise<boolean> {
  const { sent, submitted } = draft.read().answers
  if (sent === null || submitted !== null) return false
  const answer = await sendClaim(services, draft, sent, { signal: AbortSignal.timeout(LONGEST_MS) })
  if (!answer.ok) return false
  recordLodging(draft, answer.value)
  await draft.persist()
  return true
}
