import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { ApplicationDraft } from '../state.ts'
import { readBack } from './readBack.ts'
import { recordSubmission } from './recordSubmission.ts'

/** A page waits no longer for it; the submission itself reads back again. */
const LONGEST_MS = 8_000

/** Reads back a submission that was sent and not answered. Gives whether the server has the application. */
export async function recoverSubmission(
  services: Pick<PageServices, 'client' | 'identity'>,
  draft: Pick<ApplicationDraft, 'read' | 'update' | 'write' | 'submitted' | 'persist'>,
): Promise<boolean> {
  const { submissionKey, submitted, offer } = draft.read().answers
  if (submissionKey === null || submitted !== null || offer?.chosen.chosenAt !== submissionKey.chosenAt)
    return false
  const read = await readBack(services, submissionKey, { signal: AbortSignal.timeout(LONGEST_MS) })
  if (!read.ok || !recordSubmission(draft, { offer }, read.value)) return false
  await draft.persist()
  return true
}
