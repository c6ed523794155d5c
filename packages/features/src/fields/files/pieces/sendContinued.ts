import { pageDefaults } from '#fields/files/queue'
import type { Piece, PieceOutcome, Pieces, Sending } from './Pieces.ts'
import { type PiecesOutcome, sendInPieces } from './sendInPieces.ts'

type Later = typeof pageDefaults.later

/** Addresses of uploads that this page began, by file and place. A later try continues them. */
const begun = new WeakMap<Blob, Map<string, string>>()

function begunOf(file: Blob): Map<string, string> {
  const known = begun.get(file) ?? new Map<string, string>()
  begun.set(file, known)
  return known
}

/**
 * Sends a file in pieces and continues after each lost connection. It gives up once the waits between tries that sent
 * nothing are used up. A try that sends nothing for `stallMs` counts as a lost connection.
 */
export async function sendContinued(
  pieces: Pieces,
  piece: Piece,
  { events, signal }: Omit<Sending, 'whole'>,
  wait: Later = pageDefaults.later,
): Promise<PieceOutcome | { readonly kind: 'not-offered' }> {
  const addresses = begunOf(piece.file)
  const place = JSON.stringify([pieces.endpoint, pieces.record, piece.n])
  let most = 0
  for (let failures = 0; ; ) {
    const before = most
    const request = { ...piece, url: addresses.get(place) ?? null }
    const outcome = await tryOnce(pieces, request, wait, signal, {
      onUrl: (address) => void addresses.set(place, address),
      onProgress(sent) {
        most = Math.max(most, sent ?? 0)
        events?.onProgress(sent)
      },
    })
    const isGone = outcome.kind === 'gone'
    // It was too old, or its file may be gone by the next time it is sent: from the beginning.
    if (isGone || outcome.kind === 'uploaded') addresses.delete(place)
    if (!isGone && (outcome.kind !== 'stopped' || outcome.why === 'signed-out')) return outcome
    if (isGone) most = 0
    failures = most > before ? 1 : failures + 1
    const ms = pageDefaults.retryWaits[failures - 1]
    if (ms === undefined || signal?.aborted) return isGone ? { kind: 'stopped', why: 'unsure' } : outcome
    await new Promise<void>((resolve) => wait(resolve, ms))
    if (signal?.aborted) return { kind: 'stopped', why: 'connection' }
  }
}

type Request = Parameters<typeof sendInPieces>[1]
type Events = Parameters<typeof sendInPieces>[2]

/** Tries once, and ends a try that comes to a standstill. */
async function tryOnce(
  pieces: Pieces,
  request: Request,
  wait: Later,
  outer: AbortSignal | undefined,
  events: Events,
): Promise<PiecesOutcome> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  let forget = wait(abort, pageDefaults.stallMs)
  const onProgress: Events['onProgress'] = (sent) => {
    forget()
    forget = wait(abort, pageDefaults.stallMs)
    events.onProgress(sent)
  }
  try {
    return await sendInPieces(pieces, request, { ...events, onProgress }, controller.signal)
  } finally {
    forget()
    outer?.removeEventListener('abort', abort)
  }
}
