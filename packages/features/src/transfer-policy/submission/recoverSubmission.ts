import type { PageServices } from '#common/page-services/createPageServices.ts'
import { recoverLost } from '#submission/ending'
import type { TransferDraft } from '../state.ts'
import { readBack } from './readBack.ts'
import { recordSubmission } from './recordSubmission.ts'

/** Reads back a submission that was sent and not answered. Gives whether the server has the transfer. */
export async function recoverSubmission(
  services: Pick<PageServices, 'client' | 'identity'>,
  draft: Pick<TransferDraft, 'read' | 'update' | 'write' | 'submitted' | 'persist'>,
): Promise<boolean> {
  const { sentAs, access, submitted } = draft.read().answers
  if (sentAs === null || access === null || submitted !== null) return false
  const key = { id: sentAs, secret: access.secret }
  return recoverLost({
    readBack: (signal) => readBack(services, key, { signal }),
    record: (received) => recordSubmission(draft, received),
    persist: draft.persist,
  })
}
