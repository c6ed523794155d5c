import {
  type ApiError,
  type IdentityCheck,
  putIdentityFile,
  type Result,
  requestIdentityCheck,
} from '@coverkit/api-client'
import {
  type IdentityAnswers,
  type IdentityCheckRequest,
  identityRequest,
} from '@coverkit/core/identity-check'
import type { PageServices } from '#common/page-services/index.ts'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { today } from '#fields/controls'
import { errorOfOutcome, outcomeOfError } from '#fields/files/outcomes'
import { type PieceOutcome, piecesTo, sendFile } from '#fields/files/pieces'

/** A photo under the number by which its document names it. */
interface NumberedPhoto {
  readonly n: number
  readonly name: string
  readonly size: number
  readonly file: Blob
}

interface CheckContent {
  readonly answers: IdentityAnswers
  readonly photos: readonly NumberedPhoto[]
  /** The secret from a second policy holder's code; undefined for a customer. */
  readonly secret?: string | undefined
}

/**
 * Requests a check: photos first, then what was entered. The same content again is the same request, so a lost answer
 * costs no try.
 */
export const checkMutation = defineMutation({
  async prepare(_services, { answers, photos, secret }: CheckContent) {
    const request = identityRequest(answers, { on: today(), requestId: crypto.randomUUID() })
    if (request === null) throw new Error('What is refused cannot be requested.')
    return { request, photos, secret }
  },
  async send(services, content): Promise<Result<IdentityCheck, ApiError>> {
    const first = await sendAll(services, content)
    return isPhotoMissing(first) ? sendAll(services, content) : first
  },
})

type Prepared = Omit<CheckContent, 'answers'> & { readonly request: IdentityCheckRequest }

async function sendAll(
  services: PageServices,
  { request, photos, secret }: Prepared,
): Promise<Result<IdentityCheck, ApiError>> {
  for (const photo of photos) {
    const error = await sendPhoto(services, photo, secret)
    if (error !== null) return { ok: false, error }
  }
  return requestIdentityCheck(await services.client(), { ...request, secret })
}

/** A result deletes every photo of the check, also those that another device has just sent. */
const isPhotoMissing = (answer: Result<IdentityCheck, ApiError>): boolean =>
  !answer.ok &&
  answer.error.kind === 'invalid' &&
  answer.error.errors.some(({ field, code }) => field.endsWith('.fileNumber') && code === 'required')

/** Sends a photo. Returns the error, or null once the server has it. */
async function sendPhoto(
  services: PageServices,
  { n, file }: NumberedPhoto,
  secret: string | undefined,
): Promise<ApiError | null> {
  const failed: { error: ApiError | null } = { error: null }
  const whole = async (read: Blob): Promise<PieceOutcome> => {
    const stored = await putIdentityFile(await services.client(), { n, file: read, secret })
    if (stored.ok) return { kind: 'uploaded' }
    failed.error = stored.error
    return outcomeOfError(stored.error)
  }
  const pieces = piecesTo(services, { identity: secret === undefined ? '1' : '2' }, secret)
  const sent = await sendFile(pieces, { n, file }, { whole })
  if (sent.kind === 'uploaded') return null
  if (failed.error !== null) return failed.error
  return errorOfOutcome(sent.kind === 'taken' ? { kind: 'refused', fault: 'not-taken' } : sent)
}
