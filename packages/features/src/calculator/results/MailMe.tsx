import { Alert, Button, Form, Icon, Inline, MailIcon, Stack, TextField } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { mailedResultsNotice } from '#common/collection-notice/notices/mailedResultsNotice.ts'
import { labels, resultsCopy } from './copy.ts'
import { useMail } from './useMail.ts'

const copy = resultsCopy.mail

/** Sends the result to an address that the visitor types, once they have opened it. */
export function MailMe() {
  const { form, busy, error } = useMail()
  return (
    <details>
      <summary>
        <Icon of={MailIcon} />
        {copy.title}
      </summary>
      <Stack gap={16}>
        {error && (
          <Alert severity="warn" role="alert">
            {error}
          </Alert>
        )}
        <Form onSubmit={form.onSubmit} label={copy.title}>
          <Stack gap={16}>
            <CollectionNotice notice={mailedResultsNotice} />
            <TextField
              label={labels.email}
              type="email"
              autoComplete="email"
              spellCheck={false}
              {...form.text('email')}
            />
            <Inline>
              <Button type="submit" busy={busy} busyLabel={copy.sending}>
                {copy.send}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Stack>
    </details>
  )
}
