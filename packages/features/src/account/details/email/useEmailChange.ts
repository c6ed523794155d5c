import { parseEmail } from '@coverkit/core'
import { fieldId } from '@coverkit/ui'
import { useState } from 'react'
import { readCode, readOrNull } from '#common/form/tidy.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { type GivenProof, useProof } from '#identity-check/proof'
import { detailsCopy } from '../copy.ts'
import { detailsUpdate } from '../mutations.ts'
import { noteFormerEmails } from '../queries.ts'
import { callIdentity, type IdentityCall } from './callIdentity.ts'
import { emailFailure } from './emailFailure.ts'

const copy = detailsCopy.email

interface EmailChangeOptions {
  readonly services: PageServices
  /** The address of the account. */
  readonly email: string
  /** Ids of the policies whose insurers are notified. */
  readonly notify: readonly string[]
  readonly onChanged: (email: string) => void
}

/**
 * How a new address comes to be the account's: it is entered by who shows again that it is them, a code goes there, and the
 * code is entered.
 */
export function useEmailChange({ services, email, notify, onChanged }: EmailChangeOptions) {
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [waiting, setWaiting] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const telling = useMutation(async () => detailsUpdate)
  const proof = useProof({ services, name: 'email' })

  function refuse(name: string, message: string): void {
    setError(message)
    document.getElementById(fieldId({ name }))?.focus()
  }

  /** Calls the identity service as the customer; false if it refused or was not reached. */
  async function call(send: IdentityCall): Promise<boolean> {
    setError(undefined)
    setFailure(null)
    setBusy(true)
    const refusal = await callIdentity(services, send, emailFailure)
    setFailure(refusal)
    setBusy(false)
    return refusal === null
  }

  async function request(): Promise<void> {
    const next = readOrNull(() => parseEmail(address))
    if (next === null) return refuse('newEmail', copy.messages.email)
    if (next.toLowerCase() === email.toLowerCase()) return refuse('newEmail', copy.messages.same)
    setError(undefined)
    const isSent = await proof.give((given) => call(changeWith(given, next)))
    if (isSent) setWaiting(next)
  }

  async function confirm(): Promise<void> {
    const Code = readCode(code)
    if (Code === null || waiting === null) return refuse('newEmailCode', copy.messages.code)
    const isDone = await call(({ client }, AccessToken) =>
      client.verifyUserAttribute({ AccessToken, AttributeName: 'email', Code }),
    )
    if (isDone) await finish(waiting)
  }

  /** The current token still has the former address: the insurers are notified with the next one. */
  async function finish(next: string): Promise<void> {
    const session = (await services.identity())?.session
    await session?.renewToken(await session.getToken())
    if (notify.length > 0) await telling.send({ changes: { email: next }, version: undefined, notify })
    noteFormerEmails(services)
    onChanged(next)
  }

  return {
    address,
    setAddress,
    code,
    setCode,
    waiting,
    error,
    failure,
    dialog: proof.dialog,
    isBusy,
    request,
    confirm,
    sendAgain: async () => {
      await call(({ client }, AccessToken) =>
        client.getUserAttributeVerificationCode({ AccessToken, AttributeName: 'email' }),
      )
    },
    restart() {
      setWaiting(null)
      setCode('')
      setError(undefined)
      setFailure(null)
    },
  }
}

/** Changes the address with the token of the log-in that was the proof, or of the session that a code has proved. */
const changeWith =
  ({ accessToken }: GivenProof, email: string): IdentityCall =>
  ({ client }, sessionToken) =>
    client.updateUserAttributes({
      AccessToken: accessToken ?? sessionToken,
      UserAttributes: [{ Name: 'email', Value: email }],
    })
