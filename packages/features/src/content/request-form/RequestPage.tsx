import { useBrand } from '@coverkit/brand'
import { Alert, Button, ErrorSummary, type FieldError, Form, Inline, Stack } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { requestCopy as copy } from './copy.ts'
import { OtherWays } from './OtherWays.tsx'

export type RequestPageProps = {
  title: string
  lead: string
  notSentTitle: string
  request: {
    errors: readonly FieldError[]
    submitCount: number
    busy: boolean
    failed: boolean
    submit: () => Promise<void>
  }
  /** The notice on how the details are used, above the fields. */
  notice: ReactNode
  fields: ReactNode
  /** In place of the form, once the request is confirmed. */
  sent: ReactNode | null
}

function Request({ request, notSentTitle, notice, fields }: RequestPageProps) {
  const { phone } = useBrand()
  const { errors, submitCount, busy, failed, submit } = request
  return (
    <Stack gap={24}>
      {notice}
      <ErrorSummary heading={copy.problem} errors={errors} submitCount={submitCount} />
      <Form onSubmit={() => void submit()}>
        <Stack gap={32}>
          {fields}
          {failed && (
            <Alert severity="error" title={notSentTitle} role="alert">
              {copy.notSent(phone)}
            </Alert>
          )}
          <Inline>
            <Button type="submit" variant="primary" fullOnPhone busy={busy} busyLabel={copy.sending}>
              {copy.send}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}

/** A page that asks us something: heading, form, and beside it the ways to reach us at once. */
export function RequestPage(props: RequestPageProps) {
  const { title, lead, request, sent } = props
  return (
    <PlainPage
      title={title}
      mark={request.errors.length > 0 ? copy.errorMark : ''}
      lead={lead}
      aside={<OtherWays />}
      asideLabel={copy.otherWays}
      drawing="two"
      sticky
    >
      {sent ?? <Request {...props} />}
    </PlainPage>
  )
}
