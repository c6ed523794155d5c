import { type ApiCall, call, readBy } from '../call.ts'
import { exportMyDataOperation } from '../generated/operations/exportMyData.ts'
import { fileReader } from '../http/fileReader.ts'
import { bearerOf, codeOf, type Proof } from './proof.ts'

const MEDIA_TYPES = { json: 'application/json', pdf: 'application/pdf' } as const

/** Gathering and rendering take the server longer than its other answers. */
const TIMEOUT_MS = 120_000

/**
 * Everything that is held about the signed-in customer, as a file: JSON whole, or a PDF to read. `busy` with
 * the code `export-limit` after ten within an hour, `invalid` as closing the account. Does not retry: each
 * call counts as a try of a code.
 */
export const loadMyData: ApiCall<{ readonly format: keyof typeof MEDIA_TYPES; readonly proof: Proof }, Blob> =
  call(readBy(fileReader, exportMyDataOperation), {
    timeoutMs: TIMEOUT_MS,
    send: ({ format, proof }) => ({
      bearer: bearerOf(proof),
      header: { Accept: MEDIA_TYPES[format] },
      body: { code: codeOf(proof) },
    }),
  })
