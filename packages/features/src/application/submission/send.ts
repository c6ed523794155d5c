import { type ApiError, type Result, saveApplication } from '@coverkit/api-client'
import type { SaveApplicationRequest } from '@coverkit/core'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { SubmissionStatus } from '../answers.ts'

/** What the server answers to a submission. */
export interface ApplicationReceived {
  readonly id: string
  readonly reference: string
  readonly status: SubmissionStatus
  /** ISO 8601, by the server's clock. */
  readonly receivedAt: string
  /** Where nobody was signed in. */
  readonly secret?: string | undefined
}

/** Submits an application. An answer without a reference is none of a submission. */
export async function sendApplication(
  services: Pick<PageServices, 'client'>,
  body: SaveApplicationRequest,
): Promise<Result<ApplicationReceived, ApiError>> {
  const saved = await saveApplication(await services.client(), body)
  if (!saved.ok) return saved
  const { id, reference, status, receivedAt, secret } = saved.value
  if (reference === null || status === 'partial') return { ok: false, error: { kind: 'unreadable' } }
  return { ok: true, value: { id, reference, status, receivedAt, secret } }
}
