import type { PageServices } from '#common/page-services/index.ts'
import { changeDraft } from '../state.ts'

export { CompletePage } from './CompletePage.tsx'

/** When this device's change was submitted, ISO 8601; null where none was. */
export async function submittedAt(services: PageServices): Promise<string | null> {
  const draft = changeDraft(services)
  await draft.ready()
  return draft.read().answers.submitted?.submittedAt ?? null
}
