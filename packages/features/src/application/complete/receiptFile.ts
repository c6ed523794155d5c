import { type ApiError, loadReceipt, loadReceiptPdf, type Result } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'
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
  services: Pick<PageServices, 'client'>,
  { id, secret, reference }: Pick<SubmittedApplication, 'id' | 'secret' | 'reference'>,
  form: ReceiptForm,
): Promise<Result<ReceiptFile, ApiError>> {
  if (id === undefined) return { ok: false, error: { kind: 'not-found' } }
  const client = await services.client()
  const name = `receipt-${reference}.${form}`
  if (form === 'pdf') {
    const pdf = await loadReceiptPdf(client, { id, secret })
    return pdf.ok ? { ok: true, value: { name, content: pdf.value, sha256: null } } : pdf
  }
  const loaded = await loadReceipt(client, { id, secret })
  if (!loaded.ok) return loaded
  // Indented to be read; the hash is over the canonical form, whatever the file looks like.
  const content = new Blob([JSON.stringify(loaded.value, null, INDENT)], { type: 'application/json' })
  return { ok: true, value: { name, content, sha256: loaded.value.sha256 } }
}
