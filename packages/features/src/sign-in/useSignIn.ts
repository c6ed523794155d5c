import { type IdentityResult, signUpInput } from '@coverkit/identity'
import { useState } from 'react'
import type { Identity, PageServices } from '#common/page-services/index.ts'
import { callIdentity, unloaded } from './callIdentity.ts'
import { signInCopy as copy } from './copy.ts'
import type { SignInFailure } from './failureOf.ts'
import type { SignInForm } from './signInForm.ts'
import { useSignInForm } from './useSignInForm.ts'

export type SignInView = 'log-in' | 'sign-up' | 'confirm' | 'signed-in'

/** Sign-in, sign-up and confirmation: which of them is shown, what was typed, and what came of the last press. */
export function useSignIn(services: PageServices, first: 'log-in' | 'sign-up', onSignedIn?: () => void) {
  const [view, setView] = useState<SignInView>(first)
  const [refusal, setFailure] = useState<SignInFailure | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const fields = useSignInForm(services)
  const failure = fields.unread ? unloaded : refusal
  const { form, set } = fields

  function show(next: SignInView, words: string | null = null): void {
    fields.reset()
    setFailure(null)
    setNotice(words)
    setView(next)
  }

  function fail(reason: SignInFailure): void {
    if (reason.needsCode && view !== 'confirm') show('confirm')
    setFailure(reason)
  }

  function signedIn(): void {
    set({ password: '', confirmPassword: '' })
    show('signed-in')
    onSignedIn?.()
  }

  /** Does what the service is asked for; what it refuses is told. */
  async function call<Value>(
    call: (identity: Identity) => Promise<IdentityResult<Value>>,
    then: (value: Value) => void,
  ): Promise<void> {
    const outcome = await callIdentity(services, call)
    if (outcome.ok) then(outcome.value)
    else fail(outcome.failure)
  }

  async function logIn({ email, password, rememberMe, sharedComputer }: SignInForm): Promise<void> {
    const credentials = { email, password, rememberMe, sharedComputer }
    const outcome = await callIdentity(services, (identity) => identity.session.signIn(credentials), 'log-in')
    if (outcome.ok) signedIn()
    else fail(outcome.failure)
  }

  function confirmed(): void {
    set({ password: '', confirmPassword: '', code: '' })
    show('log-in', copy.confirmed)
  }

  const { accountName } = services.config
  const signUp = (read: SignInForm) =>
    call(
      ({ client }) => client.signUp(signUpInput({ ...read, accountName })),
      ({ UserConfirmed }) => (UserConfirmed ? confirmed() : show('confirm', copy.codeSent(read.email))),
    )
  const confirm = ({ email, code }: SignInForm) =>
    call(({ client }) => client.confirmSignUp({ Username: email, ConfirmationCode: code }), confirmed)

  /** The presses of the forms. One that is at work swallows further ones. */
  const submit = (task: 'log-in' | 'sign-up' | 'confirm') =>
    fields.submit(task, (read) => {
      setFailure(null)
      setNotice(null)
      set({ email: read.email })
      return { 'log-in': logIn, 'sign-up': signUp, confirm }[task](read)
    })
  const sendNewCode = () =>
    call(
      ({ client }) => client.resendConfirmationCode({ Username: form.email.trim() }),
      () => {
        setFailure(null)
        setNotice(copy.newCodeSent(form.email.trim()))
      },
    )
  return { ...fields, view, show, failure, notice, submit, sendNewCode, signedIn }
}

export type SignIn = ReturnType<typeof useSignIn>
