import { Alert, Button, Inline, Link, PasswordField } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { inputReader } from '#common/form/readFields.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
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

/** Returns the fields of the form, and the failure of the last press. */
function useLinkGoogle(props: LinkGoogleFormProps, email: string) {
  const { services, credential, sharedComputer, onSignedIn } = props
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const { submit, ...fields } = useInputForm({ password: '' }, () => FIELD_ID)
  const link = () => {
    if (!fields.busy) setFailure(null)
    return submit(
      async () => reader,
      async (password) => {
        const refused = await linkWithPassword(services, credential, { email, password, sharedComputer })
        if (refused) setFailure(refused)
        else onSignedIn()
      },
    )
  }
  return { fields, failure, link }
}

const reader = inputReader<{ readonly password: string }, 'password', string>(
  ({ password }) => (password === '' ? { errors: new Map([['password', 'required']]) } : { read: password }),
  (field, code) => copy.error(field, code),
)

/** Asks once for the password of the account that a Google account is to be linked to. */
export function LinkGoogleForm(props: LinkGoogleFormProps) {
  const email = emailOf(props.credential.idToken)
  const { fields, failure, link } = useLinkGoogle(props, email)
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
      onSubmit={() => void link()}
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
        value={fields.form.password}
        onChange={(password) => fields.set({ password })}
        error={fields.errorOf('password')}
      />
    </SubmitForm>
  )
}
