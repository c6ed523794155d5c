import { Alert, Button, Inline, Link, PasswordField } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { signInCopy as copy } from '../copy.ts'
import type { SignInFailure } from '../failureOf.ts'
import { SubmitForm } from '../parts/SubmitForm.tsx'
import { linkGoogleCopy } from './copy.ts'
import { emailOf } from './emailOf.ts'
import { linkWithPassword } from './linkWithPassword.ts'
import type { GoogleCredential } from './signInWithGoogle.ts'

const FIELD_ID = 'google-password'

type LinkGoogleFormProps = {
  readonly services: PageServices
  readonly credential: GoogleCredential
  readonly sharedComputer: boolean
  readonly onSignedIn: () => void
  readonly onCancel: () => void
}

/** What was typed, and what came of the last press. */
function useLinkGoogle(props: LinkGoogleFormProps, email: string) {
  const { services, credential, sharedComputer, onSignedIn } = props
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [isBlank, setBlank] = useState(false)
  const [submitCount, setSubmitCount] = useState(0)
  const [busy, setBusy] = useState(false)
  const error = isBlank && password === '' ? copy.error('password', 'required') : undefined
  const errors = error ? [{ field: 'password' as const, fieldId: FIELD_ID, message: error }] : []

  async function submit(): Promise<void> {
    if (busy) return
    setSubmitCount((count) => count + 1)
    setFailure(null)
    setBlank(password === '')
    if (password === '') return
    setBusy(true)
    const refused = await linkWithPassword(services, credential, { email, password, sharedComputer })
    setBusy(false)
    if (refused) setFailure(refused)
    else onSignedIn()
  }
  return { password, setPassword, error, fields: { errors, submitCount, busy }, failure, submit }
}

/** Asks once for the password of the account that a Google account is to be linked to. */
export function LinkGoogleForm(props: LinkGoogleFormProps) {
  const email = emailOf(props.credential.idToken)
  const { password, setPassword, error, fields, failure, submit } = useLinkGoogle(props, email)
  useEffect(() => document.getElementById(FIELD_ID)?.focus(), [])
  return (
    <SubmitForm
      fields={fields}
      failure={failure}
      notice={
        <Alert severity="info" title={linkGoogleCopy.title(email)} role="status">
          {linkGoogleCopy.lead}
        </Alert>
      }
      onSubmit={() => void submit()}
      action={linkGoogleCopy.action}
      busyLabel={copy.working['log-in']}
      beside={
        <Inline>
          <Button variant="quiet" onClick={props.onCancel}>
            {linkGoogleCopy.cancel}
          </Button>
          <Link href="/reset-password" variant="standalone">
            {copy.forgot}
          </Link>
        </Inline>
      }
    >
      <PasswordField
        id={FIELD_ID}
        name="password"
        label={linkGoogleCopy.password(email)}
        autoComplete="current-password"
        showText={copy.show}
        hideText={copy.hide}
        value={password}
        onChange={setPassword}
        error={error}
      />
    </SubmitForm>
  )
}
