import {
  type ApiError,
  loadChangeDocument,
  loadReceiptPdf,
  loadTransferLetter,
  type Result,
} from '@coverkit/api-client'
import { useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { saveFile } from '#fields/files'
import type { AccountDocument, DocumentSource } from './accountDocuments.ts'

/** A document that the server makes for a download. */
export type Downloadable = Extract<DocumentSource, { readonly fileName: string }>

/** How far the download of a document is. */
export type DownloadState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' | 'done'; readonly document: AccountDocument }
  | { readonly status: 'failed'; readonly document: AccountDocument; readonly error: ApiError }

async function load(services: PageServices, source: Downloadable): Promise<Result<Blob, ApiError>> {
  const client = await services.client()
  switch (source.kind) {
    case 'receipt':
      return loadReceiptPdf(client, { id: source.application })
    case 'change':
      return loadChangeDocument(client, { id: source.change })
    case 'letter':
      return loadTransferLetter(client, { id: source.transfer, insurer: source.insurer })
  }
}

/** Downloads documents of the customer, one at a time; pressing again tries again. */
export function useDownload(services: PageServices) {
  const [state, show] = useState<DownloadState>({ status: 'idle' })
  const isPending = useRef(false)

  async function download(document: AccountDocument, source: Downloadable): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    show({ status: 'pending', document })
    const file = await load(services, source).catch(
      () => ({ ok: false, error: { kind: 'network' } }) as const,
    )
    isPending.current = false
    if (!file.ok) return show({ status: 'failed', document, error: file.error })
    saveFile(source.fileName, file.value)
    show({ status: 'done', document })
  }

  return { state, download }
}
