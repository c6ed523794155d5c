import { PasswordField, TextField } from '@coverkit/ui'
import { signInCopy as copy } from '../copy.ts'
import type { SignInFields } from '../useSignInForm.ts'

type FieldProps = { readonly fields: Pick<SignInFields, 'control'> }

export function EmailField({ fields: { control } }: FieldProps) {
  return (
    <TextField
      {...control('email')}
      label={copy.email}
      type="email"
      autoComplete="username"
      spellCheck={false}
    />
  )
}

const shared = { showText: copy.show, hideText: copy.hide }

/** The field for the customer's current password. */
export function OwnPasswordField({ fields: { control } }: FieldProps) {
  return (
    <PasswordField
      {...shared}
      {...control('password')}
      label={copy.password}
      autoComplete="current-password"
    />
  )
}

interface NewPasswordProps {
  readonly fields: Pick<SignInFields, 'control' | 'minLength'>
  readonly isReset?: boolean
}

/** A password that is being chosen, and once more. */
export function NewPasswordFields({ fields, isReset }: NewPasswordProps) {
  const { control, minLength } = fields
  return (
    <>
      <PasswordField
        {...shared}
        {...control('password')}
        label={isReset ? copy.newPassword : copy.password}
        hint={copy.passwordHint(minLength)}
        autoComplete="new-password"
      />
      <PasswordField
        {...shared}
        {...control('confirmPassword')}
        label={isReset ? copy.confirmNewPassword : copy.confirmPassword}
        autoComplete="new-password"
      />
    </>
  )
}

export function CodeField({ fields: { control } }: FieldProps) {
  return (
    <TextField
      {...control('code')}
      label={copy.code}
      hint={copy.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      width="medium"
      tabular
      spellCheck={false}
    />
  )
}
