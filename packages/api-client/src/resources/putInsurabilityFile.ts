import { type ApiCall, call } from '../call.ts'
import { putInsurabilityFileOperation } from '../generated/operations/putInsurabilityFile.ts'
import type { StoredFile } from '../generated/schema.ts'
import { FILE_TIMEOUT_MS } from './fileTimeout.ts'

/** A file of a request for an increase, by its number, 1 to 20. */
export interface InsurabilityFileKey {
  /** The `id` of the answer to `requestGuaranteedInsurability`. */
  readonly id: string
  readonly n: number
}

/**
 * Sends a photo or a PDF that shows the event of an increase, in place of the file of that number, or with `onlyNew`
 * where the number has no other file. Retries and fails as `putTransferFile` does.
 */
export const putInsurabilityFile: ApiCall<
  InsurabilityFileKey & { readonly file: Blob; readonly onlyNew?: boolean },
  StoredFile
> = call(putInsurabilityFileOperation, {
  isSafe: true,
  timeoutMs: FILE_TIMEOUT_MS,
  send: ({ id, n, file, onlyNew }) => ({
    params: { path: { id, n }, header: { ...(onlyNew && { 'If-None-Match': '*' as const }) } },
    body: file,
  }),
})
