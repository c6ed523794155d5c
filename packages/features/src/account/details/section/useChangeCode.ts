import type { UserChanges } from '@coverkit/api-client'
import { fieldId } from '@coverkit/ui'
import { useState } from 'react'
import { readCode } from '#common/form/tidy.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import { codeMutation } from '#identity-check/proof'
import { codeRefusal } from './codeRefusal.ts'

/** The code that a change of a section waits for: it is mailed to the customer, and nothing is saved before it is entered. */
export function useChangeCode(name: string) {
  const [waiting, setWaiting] = useState<UserChanges | null>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { state, send } = useMutation(async () => codeMutation)

  async function mail(): Promise<boolean> {
    setError(undefined)
    return (await send({})).status === 'done'
  }

  function refuse(message: string): void {
    setError(message)
    document.getElementById(fieldId({ name }))?.focus()
  }

  return {
    name,
    /** The change, once its code was mailed. */
    waiting,
    text,
    setText,
    error,
    isMailing: state.status === 'pending',
    failure: state.status === 'failed' ? state.failure : null,
    async begin(changes: UserChanges): Promise<void> {
      if (!(await mail())) return
      setText('')
      setWaiting(changes)
    },
    async mailAgain(): Promise<void> {
      await mail()
    },
    /** Returns the entered code; for an invalid one, sets the field's error and returns null. */
    read(): string | null {
      setError(undefined)
      const code = readCode(text)
      if (code === null) refuse(codeFieldCopy.missing)
      return code
    },
    /** Says at the field why the server refused the code, where it was that. */
    refuseFor(failure: MutationFailure): void {
      const sentence = codeRefusal(failure)
      if (sentence !== null) refuse(sentence)
    },
    /** Goes back to the change. */
    end(): void {
      setWaiting(null)
      setError(undefined)
    },
  }
}
