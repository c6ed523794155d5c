import { fieldId } from '@coverkit/ui'
import { useState } from 'react'
import { readCode } from '#common/form/tidy.ts'
import type { PageServices } from '#common/page-services/index.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import { codeCheck, codeMutation } from './codeMutation.ts'
import { proofCopy as copy } from './copy.ts'
import type { GivenProof } from './GivenProof.ts'
import { logInAgain } from './logInAgain.ts'
import { signedInEmail } from './signedInEmail.ts'

export type ProofKind = 'password' | 'code'

interface ProofOptions {
  readonly services: PageServices
  /** The prefix of the fields' names. */
  readonly name: string
}

/** The fields in which a customer shows again that it is them: the password, or a code in their mail. */
export function useProofFields({ services, name }: ProofOptions) {
  const [kind, setKind] = useState<ProofKind>('password')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const mailing = useMutation(async () => codeMutation)
  const checking = useMutation(async () => codeCheck)

  function refuse(field: string, message: string): null {
    setError(message)
    document.getElementById(fieldId({ name: field }))?.focus()
    return null
  }

  /** Has the server check a code, which proves the session. */
  async function check(given: string): Promise<GivenProof | null> {
    const end = await checking.send(given).catch(() => null)
    if (end?.status === 'done') return {}
    setRefusal(end?.status === 'failed' ? codeFailure(end.failure) : requestFailure({ kind: 'offline' }))
    return null
  }

  async function read(): Promise<GivenProof | null> {
    setError(undefined)
    setRefusal(null)
    if (kind === 'code') {
      const given = readCode(code)
      return given === null ? refuse(`${name}Code`, codeFieldCopy.missing) : check(given)
    }
    if (password === '') return refuse(`${name}Password`, copy.passwordMissing)
    setChecking(true)
    const answer = await logInAgain(services, password)
    setChecking(false)
    if (answer.ok) return answer.value
    setRefusal(answer.error)
    return null
  }

  const isBusy = isChecking || checking.state.status === 'pending'
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
    isBusy,
    email,
    mailing: mailing.state,
    async mailCode() {
      setEmail(signedInEmail(await services.identity().catch(() => null)))
      await mailing.send({})
    },
    /** The proof that the fields give; null where it was refused, which they say. */
    read: async () => (isBusy ? null : read()),
  }
}

const codeFailure = (failure: MutationFailure): string =>
  failure.kind === 'refused' || failure.kind === 'conflict' ? copy.refused : requestFailure(failure)
