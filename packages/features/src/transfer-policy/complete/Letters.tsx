import { useBrand } from '@coverkit/brand'
import type { InsurerCode } from '@coverkit/core/transfer'
import { Alert, Button, DownloadIcon, Heading, Icon, Stack, Text } from '@coverkit/ui'
import { insurerName } from '#quote/insurers'
import type { SubmittedTransfer } from '../answers.ts'
import { completeCopy, letterFailure } from './copy.ts'
import { useLetter } from './useLetter.ts'

const copy = completeCopy.letters

interface LettersProps {
  readonly submitted: SubmittedTransfer
  /** The insurers to whom there is a letter. */
  readonly insurers: readonly InsurerCode[]
}

/** The letter of authority to each insurer, to download. */
export function Letters({ submitted, insurers }: LettersProps) {
  const { phone } = useBrand()
  const { state, download } = useLetter(submitted)
  return (
    <Stack as="section" labelledBy="letters" gap={16}>
      <Heading level={2} size={24} id="letters">
        {copy.title}
      </Heading>
      <Text measure>{insurers.length === 0 ? copy.none : copy.text}</Text>
      {insurers.length > 0 && (
        <Stack as="ul" gap={12}>
          {insurers.map((insurer) => (
            <li key={insurer}>
              <Button
                busy={state.status === 'pending' && state.insurer === insurer}
                busyLabel={copy.busy}
                onClick={() => void download(insurer)}
              >
                <Icon of={DownloadIcon} size="small" /> {copy.download(insurerName(insurer))}
              </Button>
            </li>
          ))}
        </Stack>
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
