import { type InCasePage, loadInCaseDocument } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Alert, Button, DownloadIcon, Heading, Icon, Inline, Stack, Text } from '@coverkit/ui'
import { useFileDownload } from '#fields/files'
import { downloadFailure } from '../documents/copy.ts'
import { inCaseCopy } from './copy.ts'
import { PolicyFacts } from './PolicyFacts.tsx'

const { shown: copy, busy } = inCaseCopy

/** Shows the policies as the page has them, and offers its PDF. */
export function ShownPage({ page }: { readonly page: InCasePage }) {
  const { phone } = useBrand()
  const { state, download } = useFileDownload('if-something-happens.pdf', (client) =>
    loadInCaseDocument(client),
  )
  return (
    <Stack as="section" labelledBy="in-case-shown" gap={16}>
      <Heading level={2} size={24} id="in-case-shown">
        {copy.title}
      </Heading>
      <Text measure>{copy.text}</Text>
      <PolicyFacts policies={page.policies} />
      <Inline>
        <Button busy={state.status === 'pending'} busyLabel={busy} onClick={() => void download()}>
          <Icon of={DownloadIcon} size="small" /> {copy.download}
        </Button>
      </Inline>
      {state.status === 'failed' ? (
        <Alert severity="error" title={copy.downloadFailed} role="alert">
          <p>{downloadFailure(state.error, phone)}</p>
        </Alert>
      ) : (
        <p role="status">{state.status === 'done' && copy.downloaded}</p>
      )}
    </Stack>
  )
}
