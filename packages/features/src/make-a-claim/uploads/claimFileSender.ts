import { putClaimFile } from '@coverkit/api-client'
import type { ClaimDocument } from '@coverkit/core/claims'
import type { PageServices } from '#common/page-services/index.ts'
import { outcomeOfAnswer } from '#fields/files/outcomes'
import { PIECE_BYTES, piecesTo, sendWhole } from '#fields/files/pieces'
import { discardPieces, sendInPieces } from '#fields/files/pieces/sendInPieces'
import type { SendFile } from '#fields/files/queue'

type ClaimFile = Parameters<SendFile<ClaimDocument>>[0] & { readonly n: number; readonly onlyNew: true }
type Sent = ReturnType<SendFile<ClaimDocument>>
type OwnServices = Pick<PageServices, 'client' | 'identity' | 'config'>

/**
 * The way of files to a claim: small ones in one request, larger ones in pieces. None takes the place of another one, which
 * another device may have sent meanwhile.
 */
export function claimFileSender(services: OwnServices, claimId: string) {
  const pieces = piecesTo(services, { claim: claimId })
  const whole = (request: ClaimFile, signal: AbortSignal): Sent =>
    sendWhole(request.file, (file) => putWhole(services, claimId, { ...request, file }, signal))
  const send: SendFile<ClaimDocument> = async ({ n, ...others }, events, signal) => {
    if (n === null) return { kind: 'refused', fault: 'full' }
    const request = { ...others, n, onlyNew: true as const }
    if (request.url === null && request.file.size <= PIECE_BYTES) return whole(request, signal)
    const outcome = await sendInPieces(pieces, request, events, signal)
    if (outcome.kind === 'not-offered') return whole(request, signal)
    if (outcome.kind !== 'gone') return outcome
    // It was too old: from the beginning. The same file again is a repetition.
    events.onProgress(0)
    const again = await sendInPieces(pieces, { ...request, url: null }, events, signal)
    return again.kind === 'gone' || again.kind === 'not-offered' ? { kind: 'stopped', why: 'unsure' } : again
  }
  const discard = (url: string) => void discardPieces(pieces, url).catch(() => undefined)
  return { send, discard }
}

async function putWhole(
  services: OwnServices,
  claimId: string,
  { n, document, file, onlyNew }: ClaimFile,
  signal: AbortSignal,
): Sent {
  const client = await services.client()
  const put = { id: claimId, n, document, file, onlyNew }
  return outcomeOfAnswer(await putClaimFile(client, put, { signal }))
}
