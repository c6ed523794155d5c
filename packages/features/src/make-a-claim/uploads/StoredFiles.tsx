import type { Claim, ClaimFile } from '@coverkit/api-client'
import { formatDay } from '@coverkit/core'
import { Alert, FileList, type ListedFile } from '@coverkit/ui'
import { useState } from 'react'
import { useMutation } from '#common/queries/useMutation.ts'
import { documentNames } from '#policies/claims'
import { uploadCopy as copy } from './uploadCopy.ts'

interface StoredFilesProps {
  readonly claim: Pick<Claim, 'id'>
  /** Those that no row of the uploads shows. */
  readonly files: readonly ClaimFile[]
  /** Called when a file is removed, and with it the button that had the focus. */
  readonly onRemoved: () => void
}

/** The files that the server has. Removing one asks first, in place. */
export function StoredFiles({ claim, files, onRemoved }: StoredFilesProps) {
  const [confirming, setConfirming] = useState<number | null>(null)
  const { state, send } = useMutation(async () => (await import('./removal.ts')).removal)
  if (files.length === 0) return null

  async function remove(n: number): Promise<void> {
    const end = await send({ id: claim.id, n }).catch(() => null)
    if (end?.status !== 'done') return
    setConfirming(null)
    onRemoved()
  }
  function shown({ n, document, size, savedAt }: ClaimFile): ListedFile {
    const isConfirming = confirming === n
    return {
      id: String(n),
      name: documentNames[document],
      status: isConfirming
        ? copy.removeQuestion
        : copy.stored(formatDay(savedAt), copy.size(Math.ceil(size / 1000))),
      tone: 'done',
      actions: isConfirming
        ? [
            { label: copy.removeSurely, onPress: () => void remove(n) },
            { label: copy.retain, onPress: () => setConfirming(null) },
          ]
        : [{ label: copy.remove, onPress: () => setConfirming(n) }],
    }
  }
  return (
    <>
      {state.status === 'failed' && <Alert severity="error" role="alert" title={copy.notRemoved} />}
      <FileList label={copy.storedList} files={files.map(shown)} />
    </>
  )
}
