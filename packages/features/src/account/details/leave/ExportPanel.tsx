import { Alert, Button, Form, Inline, Stack, Text } from '@coverkit/ui'
import { useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { saveFile } from '#fields/files'
import { proofFailure, useProof } from '#identity-check/proof'
import { detailsCopy } from '../copy.ts'
import { DetailsRow } from '../DetailsRow.tsx'
import { below } from '../details.css.ts'
import { exportRequest } from '../mutations.ts'
import { useFocusBack } from '../section/useFocusBack.ts'

const copy = detailsCopy.export
const FORMATS = ['pdf', 'json'] as const

interface ExportPanelProps {
  readonly services: PageServices
}

/** Everything that is held about the customer, to read or for a computer, once they have shown again that it is them. */
export function ExportPanel({ services }: ExportPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const button = useFocusBack(isOpen)
  return (
    <DetailsRow
      id="details-export"
      title={copy.title}
      text={
        <Text tone="soft">
          {copy.text} {copy.care}
        </Text>
      }
      action={
        !isOpen && (
          <Button
            ref={button}
            variant="quiet"
            onClick={() => {
              setDone(false)
              setOpen(true)
            }}
          >
            {copy.begin}
          </Button>
        )
      }
    >
      <div role="status" className={below}>
        {isDone && <Alert severity="success" title={copy.done} />}
      </div>
      {isOpen && (
        <ExportForm
          services={services}
          onDone={() => {
            setDone(true)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </DetailsRow>
  )
}

interface ExportFormProps extends ExportPanelProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

function ExportForm({ services, onDone, onCancel }: ExportFormProps) {
  const proof = useProof({ services, name: 'export' })
  const { state, send } = useMutation(async () => exportRequest)
  async function download(format: (typeof FORMATS)[number]): Promise<void> {
    const end = await proof.give(({ idToken }) => send({ format, idToken }))
    if (end?.status === 'done') {
      saveFile(`${copy.file}.${format}`, end.data)
      onDone()
    }
  }
  const isPending = state.status === 'pending'
  return (
    <>
      <Form label={copy.title} onSubmit={() => void download('pdf')}>
        <Stack gap={24}>
          {state.status === 'failed' && (
            <Alert severity="error" role="alert" title={copy.failed}>
              {proofFailure(state.failure)}
            </Alert>
          )}
          <Inline>
            {FORMATS.map((format) => (
              <Button
                key={format}
                busy={isPending && state.content.format === format}
                busyLabel={copy.working}
                {...(format === 'pdf' ? { type: 'submit' } : { onClick: () => void download(format) })}
              >
                {copy.formats[format]}
              </Button>
            ))}
            <Button variant="quiet" onClick={onCancel}>
              {detailsCopy.cancel}
            </Button>
          </Inline>
        </Stack>
      </Form>
      {proof.dialog}
    </>
  )
}
