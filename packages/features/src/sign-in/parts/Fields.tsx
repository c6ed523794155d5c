import { PasswordField, TextField } from '@coverkit/ui'
import { signInCopy as copy } from '../copy.ts'
import { type SignInFields, signInFieldId } from '../useSignInForm.ts'

type FieldProps = { readonly fields: Pick<SignInFields, 'form' | 'set' | 'errorOf'> }

export function EmailField({ fields: { form, set, errorOf } }: FieldProps) {
  return (
    <TextField
      id={signInFieldId('email')}
      name="email"
      label={copy.email}
      type="email"
      autoComplete="username"
      spellCheck={false}
      value={form.email}
      onChange={(email) => set({ email })}
      error={errorOf('email')}
    />
  )
}

const shared = { showText: copy.show, hideText: copy.hide }

/** The field for the customer's current password. */
export function OwnPasswordField({ fields: { form, set, errorOf } }: FieldProps) {
  return (
    <PasswordField
      {...shared}
      id={signInFieldId('password')}
      name="password"
      label={copy.password}
      autoComplete="current-password"
      value={form.password}
      onChange={(password) => set({ password })}
      error={errorOf('password')}
    />
  )
}

interface NewPasswordProps {
  readonly fields: Pick<SignInFields, 'form' | 'set' | 'errorOf' | 'minLength'>
  readonly isReset?: boolean
}

/** A password that is being chosen, and once more. */
export function NewPasswordFields({ fields, isReset }: NewPasswordProps) {
  const { form, set, errorOf, minLength } = fields
  return (
    <>
      <PasswordField
        {...shared}
        id={signInFieldId('password')}
        name="password"
        label={isReset ? copy.newPassword : copy.password}
        hint={copy.passwordHint(minLength)}
        autoComplete="new-password"
        value={form.password}
        onChange={(password) => set({ password })}
        error={errorOf('password')}
      />
      <PasswordField
        {...shared}
        id={signInFieldId('confirmPassword')}
        name="confirmPassword"
        label={isReset ? copy.confirmNewPassword : copy.confirmPassword}
        autoComplete="new-password"
        value={form.confirmPassword}
        onChange={(confirmPassword) => set({ confirmPassword })}
        error={errorOf('confirmPassword')}
      />
    </>
  )
}

export function CodeField({ fields: { form, set, errorOf } }: FieldProps) {
  return (
    <TextField
      id={signInFieldId('code')}
      name="code"
      label={copy.code}
      hint={copy.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      width="medium"
      tabular
      spellCheck={false}
      value={form.code}
      onChange={(code) => set({ code })}
      error={errorOf('code')}
    />
  )
}
