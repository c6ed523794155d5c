import {
  type ApiError,
  loadReceipt,
  loadReceiptPdf,
  loadSecondReceipt,
  loadSecondReceiptPdf,
  type ReceiptDownload,
  type Result,
  type SecondReceiptRequest,
} from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { callBySecret } from '#submission/signature'
import type { SubmittedApplication } from '../answers.ts'

/** In which form a receipt is downloaded. */
export type ReceiptForm = 'pdf' | 'json'

/** A receipt as a file; the hash is that of its data. */
export interface ReceiptFile {
  readonly name: string
  readonly content: Blob
  /** In hexadecimal; null for a PDF, which states it itself. */
  readonly sha256: string | null
}

const INDENT = 2

/** The receipt of a submitted application, read back with what the device has of it. */
export async function receiptFile(
  services: Pick<PageServices, 'client' | 'identity'>,
  { id, secret, reference }: Pick<SubmittedApplication, 'id' | 'secret' | 'reference'>,
  form: ReceiptForm,
): Promise<Result<ReceiptFile, ApiError>> {
  if (id === undefined) return { ok: false, error: { kind: 'not-found' } }
  const name = `receipt-${reference}.${form}`
  return form === 'pdf'
    ? pdfFile(name, await callBySecret(services, { id, secret }, loadReceiptPdf))
    : dataFile(name, await callBySecret(services, { id, secret }, loadReceipt))
}

/** The second holder's, by the link and the secret that they have signed with. */
export async function secondReceiptFile(
  services: Pick<PageServices, 'client'>,
  { reference, ...request }: SecondReceiptRequest & { readonly reference: string },
  form: ReceiptForm,
): Promise<Result<ReceiptFile, ApiError>> {
  const client = await services.client()
  const name = `receipt-${reference}-2.${form}`
  return form === 'pdf'
    ? pdfFile(name, await loadSecondReceiptPdf(client, request))
    : dataFile(name, await loadSecondReceipt(client, request))
}

type Loaded<Value> = Result<Value, ApiError>

const pdfFile = (name: string, pdf: Loaded<Blob>): Loaded<ReceiptFile> =>
  pdf.ok ? { ok: true, value: { name, content: pdf.value, sha256: null } } : pdf

function dataFile(name: string, loaded: Loaded<ReceiptDownload>): Loaded<ReceiptFile> {
  if (!loaded.ok) return loaded
  // Indented to be read; the hash is over the canonical form, whatever the file looks like.
  const content = new Blob([JSON.stringify(loaded.value, null, INDENT)], { type: 'application/json' })
  return { ok: true, value: { name, content, sha256: loaded.value.sha256 } }
}
