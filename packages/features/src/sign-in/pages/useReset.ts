import type { IdentityResult } from '@coverkit/identity'
import { useState } from 'react'
import type { Identity, PageServices } from '#common/page-services/index.ts'
import { callIdentity, unloaded } from '../callIdentity.ts'
import type { SignInFailure } from '../failureOf.ts'
import { useSignInForm } from '../useSignInForm.ts'

/** Choosing a new password: an address, then the code and the password. */
export function useReset(services: PageServices) {
  const [stage, setStage] = useState<'address' | 'password' | 'done'>('address')
  const [refusal, setFailure] = useState<SignInFailure | null>(null)
  const fields = useSignInForm(services)
  const failure = fields.unread ? unloaded : refusal

  async function call(
    call: (identity: Identity) => Promise<IdentityResult<object>>,
    then: () => void,
  ): Promise<void> {
    setFailure(null)
    const outcome = await callIdentity(services, call)
    if (outcome.ok) then()
    else setFailure(outcome.failure)
  }

  const requestCode = (email: string) =>
    call(
      ({ client }) => client.forgotPassword({ Username: email }),
      () => setStage('password'),
    )

  return {
    ...fields,
    stage,
    failure,
    sendCode: () =>
      fields.submit('send-code', async ({ email }) => {
        fields.set({ email })
        await requestCode(email)
      }),
    sendNewCode: () => requestCode(fields.form.email),
    setPassword: () =>
      fields.submit('reset', ({ email, code, password }) =>
        call(
          ({ client }) =>
            client.confirmForgotPassword({ Username: email, ConfirmationCode: code, Password: password }),
          () => {
            fields.set({ password: '', confirmPassword: '', code: '' })
            setStage('done')
          },
        ),
      ),
    useOtherAddress() {
      fields.reset()
      setFailure(null)
      setStage('address')
    },
  }
}

export type Reset = ReturnType<typeof useReset>
