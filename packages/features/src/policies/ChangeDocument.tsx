import { loadChangeDocument } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Alert, Button, DownloadIcon, Icon, Inline, Stack, VisuallyHidden } from '@coverkit/ui'
import { useFileDownload } from '#fields/files'
import { changeDocumentFailure, changeDocumentCopy as copy } from './changeDocumentCopy.ts'

interface ChangeDocumentProps {
  /** The change's id on the server. */
  readonly id: string
  readonly reference: string
}

/** Offers the document that the customer signed with a change of cover. */
export function ChangeDocument({ id, reference }: ChangeDocumentProps) {
  const { phone } = useBrand()
  const { state, download } = useFileDownload(`change-${reference}.pdf`, (client) =>
    loadChangeDocument(client, { id }),
  )

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
