import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { TransferDraft } from '../state.ts'
import { readBack } from './readBack.ts'
import { recordSubmission } from './recordSubmission.ts'

/** A page waits no longer for it; the submission itself reads back again. */
const LONGEST_MS = 8_000

/** Reads back a submission that was sent and not answered. Gives whether the server has the transfer. */
export async function recoverSubmission(
  services: Pick<PageServices, 'client' | 'identity'>,
  draft: Pick<TransferDraft, 'read' | 'update' | 'write' | 'submitted' | 'persist'>,
): Promise<boolean> {
  const { sentAs, access, submitted } = draft.read().answers
  if (sentAs === null || access === null || submitted !== null) return false
  const key = { id: sentAs, secret: access.secret }
  const read = await readBack(services, key, { signal: AbortSignal.timeout(LONGEST_MS) })
  if (!read.ok) return false
  recordSubmission(draft, read.value)
  await draft.persist()
  return true
}
