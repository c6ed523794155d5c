import type { ApiError } from '@coverkit/api-client'
import { chooseParts, useBrand } from '@coverkit/brand'
import {
  Alert,
  Button,
  Disclosure,
  DownloadIcon,
  Heading,
  Icon,
  Inline,
  Link,
  Stack,
  Text,
} from '@coverkit/ui'
import * as styles from './receipt.css.ts'
import { receiptCopy as copy } from './receiptCopy.ts'
import type { ReceiptForm } from './receiptFile.ts'
import { type LoadReceipt, type ReceiptState, useReceipt } from './useReceipt.ts'

const FORMS = ['pdf', 'json'] as const satisfies readonly ReceiptForm[]

interface ReceiptProps {
  readonly load: LoadReceipt
  readonly words: { readonly title: string; readonly lead: string; readonly left: string }
  /** Why there is none, and what to do. */
  readonly failureOf: (error: ApiError, phone: string) => string
}

/** A receipt to download, and how it can be checked later. */
export function Receipt({ load, words, failureOf }: ReceiptProps) {
  const { state, sha256, download } = useReceipt(load)
  return (
    <Stack as="section" labelledBy="receipt" gap={12}>
      <Heading level={2} size={24} id="receipt">
        {words.title}
      </Heading>
      <Text measure>{words.lead}</Text>
      <div className={styles.screenOnly}>
        <Inline gap={8}>
          {FORMS.map((form) => (
            <Button
              key={form}
              variant="quiet"
              busy={state.status === 'pending' && state.form === form}
              busyLabel={copy.busy}
              onClick={() => void download(form)}
            >
              <Icon of={DownloadIcon} size="small" /> <span>{copy.download[form]}</span>
            </Button>
          ))}
        </Inline>
      </div>
      <Outcome state={state} failureOf={failureOf} />
      {sha256 !== null && (
        <Stack gap={4}>
          <Text>{copy.hash}</Text>
          <p className={styles.hash}>{sha256}</p>
        </Stack>
      )}
      <Disclosure summary={copy.checkTitle}>
        <Stack gap={8}>
          <Text measure>{words.left}</Text>
          <Text measure>
            {copy.check} <Link href="/application/check-receipt">{copy.checkLink}</Link>
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  )
}

function Outcome({ state, failureOf }: Pick<ReceiptProps, 'failureOf'> & { readonly state: ReceiptState }) {
  const brand = useBrand()
  if (state.status === 'failed') {
    return (
      <Alert severity="error" title={copy.failed.title} role="alert">
        <p>{chooseParts(failureOf(state.error, brand.phone), brand)}</p>
      </Alert>
    )
  }
  return <p role="status">{state.status === 'done' && copy.done[state.form]}</p>
}
