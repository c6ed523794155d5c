import { TextField } from '@coverkit/ui'
import { LinkedNotice } from '#common/collection-notice/LinkedNotice.tsx'
import { signUpNotice } from '#common/collection-notice/notices/signUpNotice.ts'
import { signInCopy as copy } from '../copy.ts'
import type { SignIn } from '../useSignIn.ts'
import { EmailField, NewPasswordFields } from './Fields.tsx'
import { SubmitForm } from './SubmitForm.tsx'

interface SignUpFormProps {
  readonly signIn: SignIn
  readonly privacyPolicyLink: string
}

export function SignUpForm({ signIn, privacyPolicyLink }: SignUpFormProps) {
  const { control, failure } = signIn
  return (
    <SubmitForm
      fields={signIn}
      failure={failure}
      notice={null}
      onSubmit={() => void signIn.submit('sign-up')}
      action={copy.signUp}
      busyLabel={copy.working['sign-up']}
    >
      <LinkedNotice notice={signUpNotice} privacyPolicyLink={privacyPolicyLink} />
      <TextField
        {...control('firstName')}
        label={copy.firstName}
        hint={copy.firstNameHint}
        autoComplete="given-name"
        spellCheck={false}
      />
      <TextField
        {...control('lastName')}
        label={copy.lastName}
        autoComplete="family-name"
        spellCheck={false}
      />
      <EmailField fields={signIn} />
      <NewPasswordFields fields={signIn} />
    </SubmitForm>
  )
}
