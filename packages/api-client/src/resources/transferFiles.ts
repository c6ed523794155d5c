import { type ApiCall, call } from '../call.ts'
import { deleteTransferFileOperation } from '../generated/operations/deleteTransferFile.ts'
import { getTransferFileOperation } from '../generated/operations/getTransferFile.ts'
import { putTransferFileOperation } from '../generated/operations/putTransferFile.ts'
import type { DoneAnswer, StoredFile } from '../generated/schema.ts'
import { FILE_TIMEOUT_MS } from './fileTimeout.ts'
import type { TransferKey } from './transferKey.ts'

/** A file of a transfer by its number, 1 to 20. */
export interface TransferFileKey extends TransferKey {
  readonly n: number
}

/**
 * Sends a photo or a PDF, of at most 10 MB, in place of the file of that number, or with `onlyNew` where the
 * number has no other file. The same file may be sent again, so it is retried after a transient failure.
 * `invalid` with a code: `empty`, `type`, `broken`, `dimensions`, `locked`, `active-content` (422),
 * `too-large` (413), `too-much` (409), `taken` (412).
 */
export const putTransferFile: ApiCall<
  TransferFileKey & { readonly file: Blob; readonly onlyNew?: boolean },
  StoredFile
> = call(putTransferFileOperation, {
  isSafe: true,
  timeoutMs: FILE_TIMEOUT_MS,
  send: ({ id, n, secret, file, onlyNew }) => ({
    params: { path: { id, n }, header: { ...(onlyNew && { 'If-None-Match': '*' as const }) } },
    bearer: secret,
    body: file,
  }),
})

/** Reads a stored file. Returns `not-found` if there is none, or if it is another customer's. */
export const loadTransferFile: ApiCall<TransferFileKey, Blob> = call(getTransferFileOperation, {
  isSafe: true,
  timeoutMs: FILE_TIMEOUT_MS,
  send: ({ id, n, secret }) => ({ params: { path: { id, n } }, bearer: secret }),
})

/** Removes a file; the answer is the same where there is none. Retries after a transient failure. */
export const deleteTransferFile: ApiCall<TransferFileKey, DoneAnswer> = call(deleteTransferFileOperation, {
  isSafe: true,
  send: ({ id, n, secret }) => ({ params: { path: { id, n } }, bearer: secret }),
})
