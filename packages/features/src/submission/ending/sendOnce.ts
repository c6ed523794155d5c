import type { ApiError, Result } from '@coverkit/api-client'

type Outcome<Data> = Result<Data, ApiError>

interface Sending<Data> {
  /** Reads back an earlier submission that was not answered; null where there was none. */
  readonly readEarlier: (() => Promise<Outcome<Data>>) | null
  /** Stores what reads the submission back. */
  readonly store: () => Promise<void>
  /** Sends it. Null where the server's answer is none to a submission. */
  readonly send: () => Promise<Outcome<Data | null>>
  readonly readBack: () => Promise<Outcome<Data>>
}

/**
 * Submits what the server takes once: one that may have arrived before is read back first, and what reads this one back is
 * stored before it is sent. Where the server says that it has it already, that one is the answer.
 */
export async function sendOnce<Data>({
  readEarlier,
  store,
  send,
  readBack,
}: Sending<Data>): Promise<Outcome<Data>> {
  const earlier = await readEarlier?.()
  if (earlier && (earlier.ok || earlier.error.kind !== 'not-found')) return earlier
  await store()
  const sent = await send()
  if (sent.ok) {
    return sent.value === null
      ? { ok: false, error: { kind: 'unreadable' } }
      : { ok: true, value: sent.value }
  }
  if (!isSubmitted(sent.error)) return sent
  const found = await readBack()
  return found.ok ? found : sent
}

const isSubmitted = (error: ApiError): boolean =>
  error.kind === 'invalid' && error.errors.some(({ code }) => code === 'already-submitted')
