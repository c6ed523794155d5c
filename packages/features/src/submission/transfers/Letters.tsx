import type { TransferKey } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { insurerName } from '@coverkit/core'
import { Alert, Button, DocumentRow, Heading, Rows, Stack, Text } from '@coverkit/ui'
import { lettersCopy as copy, letterFailure } from './lettersCopy.ts'
import { useLetter } from './useLetter.ts'

interface LettersProps {
  readonly transfer: TransferKey & { readonly reference: string }
  /** The insurers to whom there is a letter. */
  readonly insurers: readonly string[]
}

/** The letter of authority to each insurer, to download. */
export function Letters({ transfer, insurers }: LettersProps) {
  const { phone } = useBrand()
  const { state, download } = useLetter(transfer)
  return (
    <Stack as="section" labelledBy="letters" gap={12}>
      <Heading level={2} size={24} id="letters">
        {copy.title}
      </Heading>
      <Text tone="soft" measure>
        {insurers.length === 0 ? copy.none : copy.text}
      </Text>
      {insurers.length > 0 && (
        <Rows labelledBy="letters">
          {insurers.map((insurer) => {
            const name = insurerName(insurer)
            return (
              <li key={insurer}>
                <DocumentRow
                  name={copy.letter(name)}
                  detail={copy.detail}
                  action={
                    <Button
                      variant="quiet"
                      label={copy.download(name)}
                      busy={state.status === 'pending' && state.insurer === insurer}
                      busyLabel={copy.busy}
                      onClick={() => void download(insurer)}
                    >
                      {copy.downloadShort}
                    </Button>
                  }
                />
              </li>
            )
          })}
        </Rows>
      )}
      {state.status === 'failed' ? (
        <Alert severity="error" title={copy.failed.title} role="alert">
          <p>{letterFailure(state.error, phone)}</p>
        </Alert>
      ) : (
        <p role="status">{state.status === 'done' && copy.done(insurerName(state.insurer))}</p>
      )}
    </Stack>
  )
}
