import type { ResumedDraft } from '@coverkit/api-client'
import type { Drafts } from '@coverkit/drafts'
import { loadRaw, saveFromOtherDevice } from '@coverkit/flow-draft/store'
import { stepHref } from './flows.ts'

/** When this device's own draft of the flow was last saved, ISO 8601; null when there is none to lose. */
export async function savedHere(drafts: Drafts, { flow, attempt }: ResumedDraft): Promise<string | null> {
  const found = await loadRaw(drafts, flow)
  if (found.status !== 'found' || found.draft.attempt === attempt) return null
  return found.draft.savedAt
}

/**
 * Keeps answers from a link as this device's draft, a run of its own, in the place of what is here. Gives the address to
 * go on at.
 *
 * @throws NewerDraftError when what is here was saved by a newer version
 */
export async function persistResumed(
  drafts: Drafts,
  { flow, version, answers }: ResumedDraft,
): Promise<string> {
  await saveFromOtherDevice(drafts, { flow, version, answers })
  return stepHref(flow, answers)
}
