import type { DraftState } from '@coverkit/drafts'
import type { AnswerWords } from './answerWords.ts'
import type { DraftStatus } from './createFlowDraft.ts'

/** What a page may tell of a draft's state. */
export async function toldStatus(
  { sending, entry, place, outdated }: DraftState,
  confirmedAt: string | null,
  words: (() => Promise<AnswerWords>) | undefined,
): Promise<Partial<DraftStatus>> {
  const isTriedAgain = sending === 'waiting' && entry !== null && Date.parse(entry.nextAt) > Date.now()
  const problems = sending === 'attention' && entry !== null ? entry.problems : []
  const known = problems.length === 0 ? undefined : await words?.().catch(() => undefined)
  const refused = problems.map(({ field }) => known?.refused(field) ?? null).filter((found) => found !== null)
  return {
    place,
    outdated,
    sent: { state: sending, at: confirmedAt, againAt: isTriedAgain ? entry.nextAt : null, refused },
  }
}
