import { InvalidInputError, parseConfirmationCode } from '@coverkit/core'
import { fieldId } from '@coverkit/ui'
import { useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#queries/use-mutation'
import { detailsCopy } from '../copy.ts'
import { closingRequest, codeRequest } from '../mutations.ts'
import { requestFailure } from '../requestFailure.ts'
import { passwordProof } from './passwordProof.ts'

const copy = detailsCopy.close

export type ProofKind = 'password' | 'code'

interface ClosingFormOptions {
  readonly services: PageServices
  readonly email: string
  readonly onClosing: () => void
}

/** How the customer shows that it is them before their account closes: by the password, or by a code in their mail. */
export function useClosingForm({ services, email, onClosing }: ClosingFormOptions) {
  const [kind, setKind] = useState<ProofKind>('password')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const closing = useMutation(async () => closingRequest)
  const mailing = useMutation(async () => codeRequest)

  function refuse(name: string, message: string): void {
    setError(message)
    document.getElementById(fieldId({ name }))?.focus()
  }

  async function proof() {
    if (kind === 'code') {
      const read = readCode(code)
      if (read === null) refuse('closingCode', copy.codeMissing)
      return read === null ? null : { code: read }
    }
    if (password === '') {
      refuse('closingPassword', copy.passwordMissing)
      return null
    }
    setChecking(true)
    const answer = await passwordProof(services, { email, password })
    setChecking(false)
    if (answer.ok) return { idToken: answer.value }
    setRefusal(answer.error)
    return null
  }

  async function submit(): Promise<void> {
    if (isChecking) return
    setError(undefined)
    setRefusal(null)
    const given = await proof()
    if (given === null) return
    const end = await closing.send(given)
    if (end.status === 'done') onClosing()
    else if (end.status === 'failed')
      setRefusal(end.failure.kind === 'refused' ? copy.codeRefused : requestFailure(end.failure))
  }

  return {
    kind,
    setKind(next: ProofKind) {
      setKind(next)
      setError(undefined)
      setRefusal(null)
    },
    password,
    setPassword,
    code,
    setCode,
    error,
    refusal,
    mailing: mailing.state,
    mailCode: () => mailing.send({}),
    isBusy: isChecking || closing.state.status === 'pending',
    submit,
  }
}

function readCode(text: string): string | null {
  try {
    return parseConfirmationCode(text)
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}
