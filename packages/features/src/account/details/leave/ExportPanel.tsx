import { Alert, Button, Card, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { saveFile } from '#files/save-file'
import { useMutation } from '#queries/use-mutation'
import { detailsCopy } from '../copy.ts'
import { exportRequest } from '../mutations.ts'
import { requestFailure } from '../requestFailure.ts'

const copy = detailsCopy.export
const FORMATS = ['pdf', 'json'] as const

/** Everything that is held about the customer, to read or for a computer. */
export function ExportPanel() {
  const { state, send } = useMutation(async () => exportRequest)
  async function download(format: (typeof FORMATS)[number]): Promise<void> {
    const end = await send(format)
    if (end.status === 'done') saveFile(`${copy.file}.${format}`, end.data)
  }
  return (
    <Card as="section" labelledBy="details-export">
      <Stack gap={16}>
        <Heading level={2} size={20} id="details-export">
          {copy.title}
        </Heading>
        <Text measure>{copy.text}</Text>
        <Text measure tone="soft">
          {copy.care}
        </Text>
        <Inline>
          {FORMATS.map((format) => (
            <Button
              key={format}
              busy={state.status === 'pending' && state.content === format}
              busyLabel={copy.working}
              onClick={() => void download(format)}
            >
              {copy.formats[format]}
            </Button>
          ))}
        </Inline>
        <div role="status">{state.status === 'done' && <Alert severity="success" title={copy.done} />}</div>
        {state.status === 'failed' && (
          <Alert severity="error" role="alert" title={copy.failed}>
            {requestFailure(state.failure)}
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
