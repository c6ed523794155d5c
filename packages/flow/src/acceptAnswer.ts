import type { Flow } from './Flow.ts'

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
