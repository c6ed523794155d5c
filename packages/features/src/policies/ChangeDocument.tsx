import { type ApiError, loadChangeDocument } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Alert, Button, DownloadIcon, Icon, Inline, Stack, VisuallyHidden } from '@coverkit/ui'
import { useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { saveFile } from '#fields/files'
import { changeDocumentFailure, changeDocumentCopy as copy } from './changeDocumentCopy.ts'

interface ChangeDocumentProps {
  /** The change's id on the server. */
  readonly id: string
  readonly reference: string
}

type Download =
  | { readonly status: 'idle' | 'pending' | 'done' }
  | { readonly status: 'failed'; readonly error: ApiError }

/** Offers the document that the customer signed with a change of cover. */
export function ChangeDocument({ id, reference }: ChangeDocumentProps) {
  const services = usePageServices()
  const { phone } = useBrand()
  const [state, show] = useState<Download>({ status: 'idle' })
  const isPending = useRef(false)

  async function download(): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    show({ status: 'pending' })
    const file = await services
      .client()
      .then((client) => loadChangeDocument(client, { id }))
      // A chunk that fails to load is reported as a network error.
      .catch(() => ({ ok: false, error: { kind: 'network' } }) as const)
    isPending.current = false
    if (!file.ok) return show({ status: 'failed', error: file.error })
    saveFile(`change-${reference}.pdf`, file.value)
    show({ status: 'done' })
  }

  return (
    <Stack gap={12}>
      <Inline>
        <Button busy={state.status === 'pending'} busyLabel={copy.busy} onClick={() => void download()}>
          <Icon of={DownloadIcon} size="small" /> {copy.download}
          <VisuallyHidden>{copy.of(reference)}</VisuallyHidden>
        </Button>
      </Inline>
      {state.status === 'failed' ? (
        <Alert severity="error" title={copy.failed} role="alert">
          <p>{changeDocumentFailure(state.error, phone)}</p>
        </Alert>
      ) : (
        <p role="status">{state.status === 'done' && copy.done}</p>
      )}
    </Stack>
  )
}
