import type { DraftState } from '@coverkit/drafts'
import type { AnswerWords } from './answerWords.ts'
import type { DraftStatus } from './createFlowDraft.ts'

/** The status that a page shows for a draft's state. */
export async function toDraftStatus(
  { sending, entry, place, sharedComputer, outdated }: DraftState,
  confirmedAt: string | null,
  words: (() => Promise<AnswerWords>) | undefined,
): Promise<Partial<DraftStatus>> {
  const tries = entry === null ? 0 : entry.attempts - (sending === 'sending' ? 1 : 0)
  // One that waits behind another has its time.
  const isTried = tries > 0 || Date.parse(entry?.nextAt ?? '') > 0
  const problems = sending === 'attention' && entry !== null ? entry.problems : []
  const known = problems.length === 0 ? undefined : await words?.().catch(() => undefined)
  const refused = problems.map(({ field }) => known?.refused(field) ?? null).filter((found) => found !== null)
  return {
    place,
    sharedComputer,
    outdated,
    sent: { state: sending, at: confirmedAt, isTried, refused },
  }
}
