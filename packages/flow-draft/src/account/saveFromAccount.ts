import type { AccountDraft } from '@coverkit/api-client'
import type { Drafts } from '@coverkit/drafts'
import { saveFromOtherDevice } from '../persistence/saveFromOtherDevice.ts'
import { withAccountRev } from './accountRev.ts'

/**
 * Stores the account's copy of a draft on this device, and notes which copy that is.
 *
 * @throws NewerDraftError when what is here was saved by a newer version
 */
export function saveFromAccount(
  drafts: Drafts,
  { flow, version, answers, rev }: Pick<AccountDraft, 'flow' | 'version' | 'answers' | 'rev'>,
): Promise<void> {
  return saveFromOtherDevice(drafts, { flow, version, answers: withAccountRev(answers, rev) })
}
