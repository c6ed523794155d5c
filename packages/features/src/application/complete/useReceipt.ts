import type { ApiError, Result } from '@coverkit/api-client'
import { useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { saveFile } from '#fields/files'
import type { ReceiptFile, ReceiptForm } from './receiptFile.ts'

/** How far a download is; `sha256` is that of the data, once it was downloaded. */
export type ReceiptState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly form: ReceiptForm }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'done'; readonly form: ReceiptForm }

/** Loads a receipt in the given form. */
export type LoadReceipt = (
  services: Pick<PageServices, 'client' | 'identity'>,
  form: ReceiptForm,
) => Promise<Result<ReceiptFile, ApiError>>

/** Downloads a receipt, one form at a time; pressing again tries again. */
export function useReceipt(load: LoadReceipt) {
  const services = usePageServices()
  const [state, show] = useState<ReceiptState>({ status: 'idle' })
  const [sha256, setHash] = useState<string | null>(null)
  const isPending = useRef(false)

  async function download(form: ReceiptForm): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    show({ status: 'pending', form })
    // A loader whose chunk fails to load is reported as a network error.
    const file = await load(services, form).catch(() => ({ ok: false, error: { kind: 'network' } }) as const)
    isPending.current = false
    if (!file.ok) {
      show({ status: 'failed', error: file.error })
      return
    }
    const { name, content, sha256: hash } = file.value
    saveFile(name, content)
    if (hash !== null) setHash(hash)
    show({ status: 'done', form })
  }

  return { state, sha256, download }
}
