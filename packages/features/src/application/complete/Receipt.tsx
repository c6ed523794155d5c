import { useBrand } from '@coverkit/brand'
import { Alert, Button, DownloadIcon, Heading, Icon, Inline, Link, Stack, Text } from '@coverkit/ui'
import type { SubmittedApplication } from '../answers.ts'
import * as styles from './receipt.css.ts'
import { receiptCopy as copy, receiptFailure } from './receiptCopy.ts'
import type { ReceiptForm } from './receiptFile.ts'
import { type ReceiptState, useReceipt } from './useReceipt.ts'

const FORMS = ['pdf', 'json'] as const satisfies readonly ReceiptForm[]

interface ReceiptProps {
  readonly submitted: SubmittedApplication
}

/** What was answered, to download, and how it can be checked later. */
export function Receipt({ submitted }: ReceiptProps) {
  const { state, sha256, download } = useReceipt(submitted)
  return (
    <Stack as="section" labelledBy="receipt" gap={16}>
      <Heading level={2} size={24} id="receipt">
        {copy.title}
      </Heading>
      <Text measure>{copy.lead}</Text>
      <Text measure tone="soft">
        {copy.left}
      </Text>
      <Inline>
        {FORMS.map((form) => (
          <Button
            key={form}
            busy={state.status === 'pending' && state.form === form}
            busyLabel={copy.busy}
            onClick={() => void download(form)}
          >
            <Icon of={DownloadIcon} size="small" /> {copy.download[form]}
          </Button>
        ))}
      </Inline>
      <Outcome state={state} />
      {sha256 !== null && (
        <Stack gap={4}>
          <Text>{copy.hash}</Text>
          <p className={styles.hash}>{sha256}</p>
        </Stack>
      )}
      <Text measure>
        {copy.check} <Link href="/application/check-receipt">{copy.checkLink}</Link>
      </Text>
    </Stack>
  )
}

function Outcome({ state }: { readonly state: ReceiptState }) {
  const { phone } = useBrand()
  if (state.status === 'failed') {
    return (
      <Alert severity="error" title={copy.failed.title} role="alert">
        <p>{receiptFailure(state.error, phone)}</p>
      </Alert>
    )
  }
  return <p role="status">{state.status === 'done' && copy.done[state.form]}</p>
}
