import { fieldId } from '@coverkit/ui'
import { useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { codeMutation } from './codeMutation.ts'
import { proofCopy as copy } from './copy.ts'
import { type LogIn, logInAgain } from './logInAgain.ts'
import { readCode } from './readCode.ts'
import { signedInEmail } from './signedInEmail.ts'

export type ProofKind = 'password' | 'code'

/** The given proof: a code, or a log-in for this one request. */
export type GivenProof = { readonly code: string } | LogIn

interface ProofOptions {
  readonly services: PageServices
  /** The prefix of the fields' names. */
  readonly name: string
}

/**
 * How a customer shows again that it is them, before what hurts most is done: by the password, or by a code in their mail.
 */
export function useProof({ services, name }: ProofOptions) {
  const [kind, setKind] = useState<ProofKind>('password')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const mailing = useMutation(async () => codeMutation)

  function refuse(field: string, message: string): null {
    setError(message)
    document.getElementById(fieldId({ name: field }))?.focus()
    return null
  }

  async function read(): Promise<GivenProof | null> {
    setError(undefined)
    setRefusal(null)
    if (kind === 'code') {
      const given = readCode(code)
      return given === null ? refuse(`${name}Code`, copy.codeMissing) : { code: given }
    }
    if (password === '') return refuse(`${name}Password`, copy.passwordMissing)
    setChecking(true)
    const answer = await logInAgain(services, password)
    setChecking(false)
    if (answer.ok) return answer.value
    setRefusal(answer.error)
    return null
  }

  return {
    name,
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
    setRefusal,
    isChecking,
    email,
    mailing: mailing.state,
    async mailCode() {
      setEmail(signedInEmail(await services.identity().catch(() => null)))
      await mailing.send({})
    },
    /** Acts with the proof, where there is one; null where it was refused here, which the fields say. */
    async give<End>(act: (proof: GivenProof) => Promise<End>): Promise<End | null> {
      if (isChecking) return null
      const proof = await read()
      if (proof === null) return null
      try {
        return await act(proof)
      } finally {
        if ('end' in proof) proof.end()
      }
    },
  }
}
