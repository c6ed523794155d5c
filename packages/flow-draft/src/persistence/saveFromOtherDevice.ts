import type { Drafts } from '@coverkit/drafts'
import { rawKind } from './rawDraft.ts'
import { withoutIdsOfPeople } from './withoutIdsOfPeople.ts'

/**
 * Stores answers that began on another device as a draft of this one, a run of its own, which gets ids of its own from the server.
 *
 * @throws NewerDraftError when what is here was saved by a newer version
 */
export async function saveFromOtherDevice(
  drafts: Drafts,
  { flow, version, answers }: { readonly flow: string; readonly version: number; readonly answers: unknown },
): Promise<void> {
  await drafts.save(rawKind(flow, version), drafts.newId(), withoutIdsOfPeople(answers))
}
