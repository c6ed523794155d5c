import { type ApiCall, call, type ProvedCallOptions, readBy } from '../call.ts'
import { exportMyDataOperation } from '../generated/operations/exportMyData.ts'
import { fileReader } from '../http/fileReader.ts'

const MEDIA_TYPES = { json: 'application/json', pdf: 'application/pdf' } as const

/** Gathering and rendering take the server longer than its other answers. */
const TIMEOUT_MS = 120_000

/**
 * Everything that is held about the signed-in customer, as a file: JSON whole, or a PDF to read. `busy` with
 * the code `export-limit` after ten within an hour, `invalid` as closing the account. Does not retry.
 */
export const loadMyData: ApiCall<{ readonly format: keyof typeof MEDIA_TYPES }, Blob, ProvedCallOptions> =
  call(readBy(fileReader, exportMyDataOperation), {
    timeoutMs: TIMEOUT_MS,
    send: ({ format }) => ({ headers: { Accept: MEDIA_TYPES[format] } }),
  })
