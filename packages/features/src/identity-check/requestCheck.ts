import {
  type ApiError,
  type IdentityCheck,
  putIdentityFile,
  type Result,
  requestIdentityCheck,
} from '@coverkit/api-client'
import { type IdentityAnswers, identityRequest } from '@coverkit/core/identity-check'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { today } from '#fields/controls'

/** A photo under the number by which its document names it. */
export interface NumberedPhoto {
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
  async send(services, { request, photos, secret }): Promise<Result<IdentityCheck, ApiError>> {
    const client = await services.client()
    for (const { n, file } of photos) {
      const stored = await putIdentityFile(client, { n, file, secret })
      if (!stored.ok) return stored
    }
    return requestIdentityCheck(client, { ...request, secret })
  },
})
