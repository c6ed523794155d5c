import type { Flow } from './defineFlow.ts'

/** How a server's validated answer to a save is merged into the answers that a page holds. */
export interface Accepted<Answers, Answer> {
  /**
   * Takes over the ids that the server gave, row by row (`mergeServerIds`), and nothing that a visitor can change. It
   * brings back no row that was removed meanwhile, and twice changes nothing more.
   */
  readonly ids: (answers: Answers, answer: Answer) => Answers
  /** Takes over what else the server decided; left out for a stale answer. */
  readonly rest?: (answers: Answers, answer: Answer) => Answers
}

/**
 * The answers with the server's merged in, for the transaction that marks the save as confirmed.
 *
 * @param stale whether the answers were changed since they were sent: then only ids are merged
 */
export function acceptAnswer<Answers, Id extends string, Answer>(
  flow: Flow<Answers, Id, Answer>,
  answers: Answers,
  answer: Answer,
  { stale }: { readonly stale: boolean },
): Answers {
  const { accepted } = flow
  if (!accepted) return answers
  const withIds = accepted.ids(answers, answer)
  return stale ? withIds : (accepted.rest?.(withIds, answer) ?? withIds)
}
