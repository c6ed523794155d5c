import { Alert, Checkbox, Link, Stack, Text } from '@coverkit/ui'
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
          checked={form.rememberMe}
          onChange={(rememberMe) => set({ rememberMe })}
        />
        <Text size={15} tone="soft">
          {copy.rememberMeHint}
        </Text>
      </Stack>
    </SubmitForm>
  )
}
