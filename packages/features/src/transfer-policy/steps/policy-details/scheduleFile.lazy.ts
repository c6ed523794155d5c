import {
  type ApiError,
  deleteTransferFile,
  putTransferFile,
  type Result,
  type StoredFile,
  type TransferKey,
} from '@coverkit/api-client'
import { freeFileNumbers } from '@coverkit/core/transfer'
import type { SentStatus } from '@coverkit/flow-draft'
import type { PageServices } from '#common/page-services/index.ts'
import { outcomeOfAnswer } from '#fields/files/outcomes'
import { type PieceOutcome, piecesTo, sendFile } from '#fields/files/pieces'
import type { SendEvents, SendOutcome } from '#fields/files/queue'
import { isSignedIn } from '#submission/signature'
import type { TransferDraft } from '../../state.ts'

type OwnServices = Pick<PageServices, 'client' | 'config' | 'identity' | 'store'>
type OwnDraft = Pick<TransferDraft, 'tracking' | 'read' | 'statusAtom'>

const TO_COME: readonly SentStatus['state'][] = ['none', 'waiting', 'sending']
/** A save that takes longer is tried again later; the file then waits for the customer. */
const SAVED_WITHIN_MS = 15_000

/** A file, and the number of the one that it replaces; null for a new one. */
export interface Schedule {
  readonly n: number | null
  readonly file: Blob
}

/**
 * Sends a checked file of this draft once the server has saved it, and answers its number. A new one gets the lowest that is
 * free, also of files that another tab is just sending.
 */
export async function sendSchedule(
  services: OwnServices,
  draft: OwnDraft,
  { n, file }: Schedule,
  {
    events,
    signal,
  }: { readonly events?: Pick<SendEvents, 'onProgress'>; readonly signal?: AbortSignal } = {},
): Promise<SendOutcome> {
  const client = await services.client()
  const key = await keyOf(services, draft)
  const pieces = piecesTo(services, { transfer: key.id }, key.secret)
  const onlyNew = n === null
  const numbers = n === null ? freeFileNumbers(draft.read().answers.transfer) : [n]
  for (const number of numbers) {
    const piece = { n: number, file, onlyNew }
    const put = async (read: Blob) =>
      outcomeOf(await putTransferFile(client, { ...key, ...piece, file: read }, { signal }))
    const send = (whole: (read: Blob) => Promise<PieceOutcome>) =>
      sendFile(pieces, piece, { whole, signal, ...(events && { events }) })
    const first = await send(put)
    const isWaiting = first.kind === 'stopped' && first.why === 'not-saved'
    const sent = isWaiting && (await onceSaved(services, draft)) ? await send(put) : first
    if (sent.kind === 'uploaded') return { kind: 'uploaded', n: number }
    if (sent.kind !== 'taken') return sent
  }
  return { kind: 'refused', fault: 'full' }
}

/** Waits for a save that is under way, or is just being enqueued; whether the server has it. */
function onceSaved({ store }: OwnServices, { statusAtom }: OwnDraft): Promise<boolean> {
  const state = () => store.get(statusAtom).sent?.state
  return new Promise((resolve) => {
    const look = () => {
      const now = state()
      if (now !== undefined && !TO_COME.includes(now)) end(now === 'sent')
    }
    const end = (isSaved: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isSaved)
    }
    const stop = store.sub(statusAtom, look)
    const timer = setTimeout(() => end(false), SAVED_WITHIN_MS)
    look()
  })
}

function outcomeOf(stored: Result<StoredFile, ApiError>): PieceOutcome {
  const isUnsaved = !stored.ok && stored.error.kind === 'not-found'
  return isUnsaved ? { kind: 'stopped', why: 'not-saved' } : outcomeOfAnswer(stored)
}

/** Removes a file of this draft; whether it is gone. */
export async function removeSchedule(services: OwnServices, draft: OwnDraft, n: number): Promise<boolean> {
  const client = await services.client()
  const removed = await deleteTransferFile(client, { ...(await keyOf(services, draft)), n })
  return removed.ok || removed.error.kind === 'not-found'
}

/** A customer's draft is opened by their session, a visitor's by its secret. */
async function keyOf(services: OwnServices, draft: OwnDraft): Promise<TransferKey> {
  const { draft: id } = await draft.tracking()
  if (await isSignedIn(services)) return { id }
  return { id, secret: draft.read().answers.access?.secret }
}
