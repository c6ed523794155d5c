import { formatDay } from '@coverkit/core'
import {
  Alert,
  Button,
  Checkbox,
  Disclosure,
  ErrorSummary,
  Form,
  Heading,
  Inline,
  Stack,
  Text,
  TextField,
} from '@coverkit/ui'
import { useState } from 'react'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { mailedComparisonNotice } from '#common/collection-notice/notices/mailedComparisonNotice.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import type { StoredComparison } from '#quote/answers'
import {
  type ComparisonMailForm,
  comparisonFailure,
  emptyMailForm,
  mailMutation,
  mailReader,
} from './comparisonMail.ts'
import { mailedCopy as copy } from './copy.ts'
import * as styles from './saveComparison.css.ts'

interface SaveComparisonProps {
  /** Two to four insurers. */
  readonly codes: readonly string[]
  readonly prices: StoredComparison
  /** The names of the insurers, on a page that shows others too: the form is folded there. */
  readonly among?: string
}

const HEADING = 'save-comparison'

/** Mails the comparison with a link that opens it elsewhere. */
export function SaveComparison({ codes, prices, among }: SaveComparisonProps) {
  const mailing = useComparisonMail({ codes, prices })
  const content = mailing.sent ? (
    <Alert severity="success" role="status" title={copy.sent(mailing.sent.to)}>
      {copy.until(formatDay(mailing.sent.until))}
    </Alert>
  ) : (
    <MailForm mailing={mailing} among={among} />
  )
  const heading = (
    <Heading level={2} size={among === undefined ? 24 : 20} id={HEADING}>
      {copy.title}
    </Heading>
  )
  return (
    <section aria-labelledby={HEADING} className={styles.section}>
      {among === undefined ? (
        <Stack gap={16}>
          {heading}
          {content}
        </Stack>
      ) : (
        <Disclosure variant="block" summary={heading}>
          <Stack gap={16}>{content}</Stack>
        </Disclosure>
      )}
    </section>
  )
}

function useComparisonMail({ codes, prices }: Omit<SaveComparisonProps, 'among'>) {
  const { submit, ...fields } = useInputForm(
    emptyMailForm,
    (field: keyof ComparisonMailForm) => `field-comparison-${field}`,
    mailReader.tidied,
  )
  const { state, send } = useMutation(async () => mailMutation)
  const [isPressed, setPressed] = useState(false)
  const request = () => {
    if (!fields.busy) setPressed(true)
    return submit(
      async () => mailReader,
      async (to) => {
        await send({ to, codes, prices })
        setPressed(false)
      },
    )
  }
  return {
    ...fields,
    sent: state.status === 'done' ? { to: state.content.to.email, until: state.data.expiresAt } : null,
    // The failure of an earlier attempt is not shown for this one.
    failure: state.status === 'failed' && !isPressed ? comparisonFailure(state.failure) : null,
    request,
  }
}

interface MailFormProps {
  readonly mailing: ReturnType<typeof useComparisonMail>
  readonly among: string | undefined
}

function MailForm({ mailing, among }: MailFormProps) {
  const { form, set, errors, errorOf, formatOf, submitCount, busy, failure, request } = mailing
  return (
    <>
      <Text>{copy.lead}</Text>
      {among !== undefined && <Text>{copy.insurers(among)}</Text>}
      <CollectionNotice notice={mailedComparisonNotice} />
      <ErrorSummary heading={copy.problem} errors={errors} submitCount={submitCount} />
      {failure && (
        <Alert key={submitCount} severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Form onSubmit={() => void request()} label={copy.title}>
        <Stack gap={16}>
          <TextField
            label={copy.firstName}
            name="comparison-firstName"
            optional
            autoComplete="given-name"
            value={form.firstName}
            onChange={(firstName) => set({ firstName })}
            format={formatOf('firstName')}
            error={errorOf('firstName')}
          />
          <TextField
            label={copy.lastName}
            name="comparison-lastName"
            optional
            autoComplete="family-name"
            value={form.lastName}
            onChange={(lastName) => set({ lastName })}
            format={formatOf('lastName')}
            error={errorOf('lastName')}
          />
          <TextField
            label={copy.email}
            name="comparison-email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            value={form.email}
            onChange={(email) => set({ email })}
            format={formatOf('email')}
            error={errorOf('email')}
          />
          <Checkbox
            label={copy.consent}
            name="comparison-consent"
            checked={form.consent}
            onChange={(consent) => set({ consent })}
            error={errorOf('consent')}
          />
          <Inline>
            <Button type="submit" busy={busy} busyLabel={copy.sending} fullOnPhone>
              {copy.send}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </>
  )
}
