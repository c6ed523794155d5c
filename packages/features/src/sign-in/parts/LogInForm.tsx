import { Alert, Checkbox, Link, Stack } from '@coverkit/ui'
import { signInCopy as copy } from '../copy.ts'
import type { SignIn } from '../useSignIn.ts'
import { signInFieldId } from '../useSignInForm.ts'
import { EmailField, OwnPasswordField } from './Fields.tsx'
import { SubmitForm } from './SubmitForm.tsx'

export function LogInForm({ signIn }: { readonly signIn: SignIn }) {
  const { form, set, failure, notice } = signIn
  return (
    <SubmitForm
      fields={signIn}
      failure={failure}
      notice={notice && <Alert severity="success" title={notice} role="status" />}
      onSubmit={() => void signIn.submit('log-in')}
      action={copy.logIn}
      busyLabel={copy.working['log-in']}
      beside={
        <Link href="/reset-password" variant="standalone">
          {copy.forgot}
        </Link>
      }
    >
      <EmailField fields={signIn} />
      <OwnPasswordField fields={signIn} />
      <Stack gap={4}>
        <Checkbox
          id={signInFieldId('rememberMe')}
          name="rememberMe"
          label={copy.rememberMe}
          note={copy.rememberMeHint}
          checked={form.rememberMe}
          disabled={form.sharedComputer}
          onChange={(rememberMe) => set({ rememberMe })}
        />
        <Checkbox
          id={signInFieldId('sharedComputer')}
          name="sharedComputer"
          label={copy.sharedComputer}
          note={copy.sharedComputerHint}
          checked={form.sharedComputer}
          onChange={(sharedComputer) => set({ sharedComputer, ...(sharedComputer && { rememberMe: false }) })}
        />
      </Stack>
    </SubmitForm>
  )
}
