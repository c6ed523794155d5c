import type { PageServices } from '#common/page-services/createPageServices.ts'
import { recoverLost } from '#submission/ending'
import type { ApplicationDraft } from '../state.ts'
import { readBack } from './readBack.ts'
import { recordSubmission } from './recordSubmission.ts'

/** Reads back a submission that was sent and not answered. Gives whether the server has the application. */
export async function recoverSubmission(
  services: Pick<PageServices, 'client' | 'identity'>,
  draft: Pick<ApplicationDraft, 'read' | 'update' | 'write' | 'submitted' | 'persist'>,
): Promise<boolean> {
  const { submissionKey, submitted, offer } = draft.read().answers
  if (submissionKey === null || submitted !== null || offer?.chosen.chosenAt !== submissionKey.chosenAt)
    return false
  return recoverLost({
    readBack: (signal) => readBack(services, submissionKey, { signal }),
    record: (received) => recordSubmission(draft, { offer }, received),
    persist: draft.persist,
  })
}
