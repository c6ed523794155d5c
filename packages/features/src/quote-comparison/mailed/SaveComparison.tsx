import { formatDay } from '@coverkit/core'
import {
  Alert,
  Button,
  Checkbox,
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
  readonly codes: readonly string[]
  readonly prices: StoredComparison
}

const HEADING = 'save-comparison'

/** Mails the comparison with a link that opens it elsewhere. */
export function SaveComparison({ codes, prices }: SaveComparisonProps) {
  const mailing = useComparisonMail({ codes, prices })
  return (
    <section aria-labelledby={HEADING} className={styles.section}>
      <Stack gap={16}>
        <Heading level={2} size={24} id={HEADING}>
          {copy.title}
        </Heading>
        {mailing.sent ? (
          <Alert severity="success" role="status" title={copy.sent(mailing.sent.to)}>
            {copy.until(formatDay(mailing.sent.until))}
          </Alert>
        ) : (
          <MailForm mailing={mailing} />
        )}
      </Stack>
    </section>
  )
}

function useComparisonMail({ codes, prices }: SaveComparisonProps) {
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
        await send({ ...to, codes, prices })
        setPressed(false)
      },
    )
  }
  return {
    ...fields,
    sent: state.status === 'done' ? { to: state.content.email, until: state.data.expiresAt } : null,
    // The failure of an earlier attempt is not shown for this one.
    failure: state.status === 'failed' && !isPressed ? comparisonFailure(state.failure) : null,
    request,
  }
}

function MailForm({ mailing }: { readonly mailing: ReturnType<typeof useComparisonMail> }) {
  const { form, set, errors, errorOf, formatOf, submitCount, busy, failure, request } = mailing
  return (
    <>
      <Text>{copy.lead}</Text>
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
            label={copy.name}
            name="comparison-name"
            optional
            autoComplete="name"
            value={form.name}
            onChange={(name) => set({ name })}
            format={formatOf('name')}
            error={errorOf('name')}
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
