import { formatDate } from '@coverkit/core'
import { Alert, FileField, Heading, Stack, Text } from '@coverkit/ui'
import { useState } from 'react'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { applicationCopy } from '../copy.ts'
import { checkFile, type FileCheck } from './checkFile.ts'
import * as styles from './checkReceipt.css.ts'
import { checkReceiptCopy as copy } from './copy.ts'

/** Works out the hash of a chosen receipt again; nothing of the file leaves the browser. */
export function CheckReceiptPage() {
  const [check, show] = useState<FileCheck | null>(null)
  async function choose(file: File | null): Promise<void> {
    show(file && (await checkFile(file)))
  }
  return (
    <PlainPage width="reading" title={copy.title} flowTitle={applicationCopy.flowTitle} lead={copy.lead}>
      <FileField
        name="receipt"
        label={copy.file}
        hint={copy.fileHint}
        accept=".json,application/json"
        onChoose={(file) => void choose(file)}
      />
      <div role="status">{check !== null && <Result check={check} />}</div>
      <Stack as="section" labelledBy="yourself" gap={12}>
        <Heading level={2} size={24} id="yourself">
          {copy.yourself.title}
        </Heading>
        <Text>{copy.yourself.text}</Text>
        <code className={styles.command}>{copy.yourself.command}</code>
      </Stack>
    </PlainPage>
  )
}

function Result({ check }: { readonly check: FileCheck }) {
  if (check.result === 'unreadable') return <Notice severity="error" {...copy.unreadable} />
  if (check.result === 'not-a-receipt') return <Notice severity="warn" {...copy.results['not-a-receipt']} />
  const { title, text } = copy.results[check.result]
  const severity = check.result === 'match' ? 'success' : 'error'
  return (
    <Stack gap={16}>
      <Notice severity={severity} title={title} text={text(check.reference, formatDate(check.date))} />
      <dl className={styles.hashes}>
        <dt className={styles.name}>{copy.stated}</dt>
        <dd className={styles.code}>{check.stated}</dd>
        <dt className={styles.name}>{copy.computed}</dt>
        <dd className={styles.code}>{check.computed}</dd>
      </dl>
    </Stack>
  )
}

interface NoticeProps {
  readonly severity: 'success' | 'warn' | 'error'
  readonly title: string
  readonly text: string
}

function Notice({ severity, title, text }: NoticeProps) {
  return (
    <Alert severity={severity} title={title}>
      <p>{text}</p>
    </Alert>
  )
}
