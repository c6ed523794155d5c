import type { ApiError, Result } from '@coverkit/api-client'
import { useRef, useState } from 'react'
import { type PageServices, usePageServices } from '#common/page-services/index.ts'
import { saveFile } from './saveFile.ts'

type Client = Awaited<ReturnType<PageServices['client']>>

/** How far the download of a file is. */
type FileDownload =
  | { readonly status: 'idle' | 'pending' | 'done' }
  | { readonly status: 'failed'; readonly error: ApiError }

/** Downloads a file that the server makes, under a name; pressing again tries again. */
export function useFileDownload(fileName: string, load: (client: Client) => Promise<Result<Blob, ApiError>>) {
  const services = usePageServices()
  const [state, show] = useState<FileDownload>({ status: 'idle' })
  const isPending = useRef(false)

  async function download(): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    show({ status: 'pending' })
    const file = await services
      .client()
      .then(load)
      // A chunk that fails to load is reported as a network error.
      .catch(() => ({ ok: false, error: { kind: 'network' } }) as const)
    isPending.current = false
    if (!file.ok) return show({ status: 'failed', error: file.error })
    saveFile(fileName, file.value)
    show({ status: 'done' })
  }

  return { state, download }
}
