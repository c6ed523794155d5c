import { Alert } from '@coverkit/ui'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import { signInCopy as copy } from '../copy.ts'
import type { SignIn } from '../useSignIn.ts'
import { CodeField } from './Fields.tsx'
import { SubmitForm } from './SubmitForm.tsx'

export function ConfirmForm({ signIn }: { readonly signIn: SignIn }) {
  const { failure, notice } = signIn
  return (
    <SubmitForm
      fields={signIn}
      failure={failure}
      notice={notice && <Alert severity="info" title={notice} role="status" />}
      onSubmit={() => void signIn.submit('confirm')}
      action={copy.confirm}
      busyLabel={copy.working.confirm}
      beside={<SendNewCode onSend={signIn.sendNewCode} />}
    >
      <CodeField fields={signIn} />
    </SubmitForm>
  )
}
