import { type ApiError, loadTransferLetter, type TransferKey } from '@coverkit/api-client'
import { useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { saveFile } from '#fields/files'
import { callBySecret } from '#submission/signature'

/** How far the download of a letter is. */
export type LetterState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' | 'done'; readonly insurer: string }
  | { readonly status: 'failed'; readonly insurer: string; readonly error: ApiError }

/** Downloads the letters of a submitted transfer, one at a time; pressing again tries again. */
export function useLetter(submitted: TransferKey & { readonly reference: string }) {
  const services = usePageServices()
  const [state, show] = useState<LetterState>({ status: 'idle' })
  const isPending = useRef(false)

  async function download(insurer: string): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    show({ status: 'pending', insurer })
    const letter = await callBySecret(services, submitted, (client, key) =>
      loadTransferLetter(client, { ...key, insurer }),
    ).catch(() => ({ ok: false, error: { kind: 'network' } }) as const)
    isPending.current = false
    if (!letter.ok) {
      show({ status: 'failed', insurer, error: letter.error })
      return
    }
    saveFile(`letter-${insurer}-${submitted.reference}.pdf`, letter.value)
    show({ status: 'done', insurer })
  }

  return { state, download }
}
