import type { ApiError, Result } from '@coverkit/api-client'

/** A request under a key of its own: sent again, it counts once. */
export interface SentRequest<Body> {
  readonly key: string
  readonly body: Body
}

interface KeyedDraft<Answers> {
  update(change: (answers: Answers) => Answers): void
  persist(): Promise<void>
}

/**
 * Sends a request under its key. The draft stores it first, so that a page whose answer is lost sends the same request
 * again and gets the same answer. A refusal removes it from the draft: the corrected request gets another key.
 */
export async function sendKeyed<Sent, Answers extends { readonly sent: Sent | null }, Data>(
  draft: KeyedDraft<Answers>,
  sent: Sent,
  send: (sent: Sent) => Promise<Result<Data, ApiError>>,
): Promise<Result<Data, ApiError>> {
  await storeSent(draft, sent)
  const answer = await send(sent)
  if (!answer.ok && isRefused(answer.error)) await storeSent<Sent, Answers>(draft, null)
  return answer
}

const CONFLICT = 409

const isRefused = (error: ApiError) =>
  error.kind === 'not-found' || (error.kind === 'invalid' && error.status !== CONFLICT)

async function storeSent<Sent, Answers extends { readonly sent: Sent | null }>(
  draft: KeyedDraft<Answers>,
  sent: Sent | null,
): Promise<void> {
  draft.update((answers) => ({ ...answers, sent }))
  await draft.persist()
}
