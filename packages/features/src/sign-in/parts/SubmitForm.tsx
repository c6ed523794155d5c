import { Alert, Button, ErrorSummary, Form, Inline, Link, Stack } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { signInCopy as copy } from '../copy.ts'
import type { SignInFailure } from '../failureOf.ts'
import type { SignInFields } from '../useSignInForm.ts'

type SubmitFormProps = {
  readonly fields: Pick<SignInFields, 'errors' | 'submitCount' | 'busy'>
  readonly failure: SignInFailure | null
  /** Good news from the step before. */
  readonly notice: ReactNode
  readonly onSubmit: () => void
  /** The name of the action. */
  readonly action: string
  readonly busyLabel: string
  /** Beside the action. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

function Failure({ failure }: { readonly failure: SignInFailure }) {
  const { text, detail, needsReset } = failure
  return (
    <Alert severity="error" title={text} role="alert">
      {(detail || needsReset) && (
        <>
          {detail && <span>{detail}</span>}{' '}
          {needsReset && <Link href="/reset-password">{copy.resetTitle}</Link>}
        </>
      )}
    </Alert>
  )
}

/** One form of sign-in: what went wrong or well, its fields, its action. */
export function SubmitForm(props: SubmitFormProps) {
  const { fields, failure, notice, onSubmit, action, busyLabel, beside, children } = props
  return (
    <Stack gap={24}>
      <ErrorSummary heading={copy.problem} errors={fields.errors} submitCount={fields.submitCount} />
      {failure && <Failure key={fields.submitCount} failure={failure} />}
      {notice}
      <Form onSubmit={onSubmit}>
        <Stack gap={24}>
          {children}
          <Inline>
            <Button type="submit" variant="primary" fullOnPhone busy={fields.busy} busyLabel={busyLabel}>
              {action}
            </Button>
            {beside}
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
