import type { PageServices } from '#common/page-services/index.ts'
import { changeDraft } from '../state.ts'

export { CompletePage } from './CompletePage.tsx'

/** When this device's change was submitted, ISO 8601; null where none was. */
export async function submittedAt(services: PageServices): Promise<string | null> {
  const draft = changeDraft(services)
  // It is a customer's: their drafts are open once they are known.
  await (await services.identity().catch(() => null))?.session.getToken()
  await draft.ready()
  return draft.read().answers.submitted?.submittedAt ?? null
}
