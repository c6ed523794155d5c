import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { FILE_TIMEOUT_MS, type StoredFile, storedFileSchema } from './transferFiles.ts'

/** A file of a request for an increase, by its number, 1 to 20. */
export interface InsurabilityFileKey {
  /** Of the answer to `requestGuaranteedInsurability`. */
  readonly id: string
  readonly n: number
}

/**
 * Sends a photo or a PDF that shows the event of an increase, in place of the file of that number. Tried again, and refused, as
 * `putTransferFile` is.
 */
export function putInsurabilityFile(
  client: ApiClient,
  { id, n, file }: InsurabilityFileKey & { readonly file: Blob },
  { signal }: CallOptions = {},
): Promise<Result<StoredFile, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.PUT('/api/v1/policies/guaranteedinsurability/{id}/files/{n}', {
        ...init,
        headers: { ...init.headers, 'Content-Type': file.type },
        params: { path: { id, n } },
        body: file,
        bodySerializer: (body) => body,
      }),
    schema: storedFileSchema,
    safe: true,
    timeoutMs: FILE_TIMEOUT_MS,
    signal,
  })
}
