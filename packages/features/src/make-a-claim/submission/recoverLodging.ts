import type { PageServices } from '#common/page-services/index.ts'
import { recoverLost } from '#submission/ending'
import type { ClaimDraft } from '../state.ts'
import { recordLodging } from './recordLodging.ts'
import { sendClaim } from './sendClaim.ts'

/** Asks for the answer to a claim that was sent and not answered. Gives whether the server has it. */
export async function recoverLodging(
  services: Pick<PageServices, 'client'>,
  draft: Pick<ClaimDraft, 'read' | 'update' | 'write' | 'submitted' | 'persist'>,
): Promise<boolean> {
  const { sent, submitted } = draft.read().answers
  if (sent === null || submitted !== null) return false
  return recoverLost({
    readBack: (signal) => sendClaim(services, draft, sent, { signal }),
    record: (lodged) => recordLodging(draft, lodged),
    persist: draft.persist,
  })
}
