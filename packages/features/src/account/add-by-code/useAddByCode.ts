import { fieldId } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { readCode } from '#common/form/tidy.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import type { AddableKind } from './AddableKind.ts'
import { readLink, readReference } from './addInput.ts'
import { dropLeftClaim, leftClaim } from './leftClaim.ts'

/** How adding what was made without signing in goes: its reference first, then the mailed code. */
export function useAddByCode(kind: AddableKind, onClaimed: () => void) {
  const { link: name, texts: copy } = kind
  const fields = { reference: `${name}Reference`, code: `${name}Code` }
  const [link] = useState(() => readLink(window.location.hash, name) ?? leftClaim(name, Date.now()))
  const [requested, setRequested] = useState(link?.id ?? null)
  const [reference, setReference] = useState('')
  const [code, setCode] = useState(link?.code ?? '')
  const [error, setError] = useState<string>()
  const [claimed, setClaimed] = useState<{ readonly reference: string } | null>(null)
  const requesting = useMutation(async () => kind.request)
  const confirming = useMutation(async () => kind.accept)

  // A code stays neither in the address bar nor in the tab.
  useEffect(() => {
    dropLeftClaim(name)
    if (link) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [link, name])

  function refuse(field: string, message: string): void {
    setError(message)
    document.getElementById(fieldId({ name: field }))?.focus()
  }

  async function request(): Promise<void> {
    const read = readReference(reference)
    if (read === null) {
      return refuse(fields.reference, reference.trim() === '' ? copy.referenceMissing : copy.referenceFormat)
    }
    setError(undefined)
    setClaimed(null)
    const end = await requesting.send(read)
    if (end.status === 'done') setRequested(read)
  }

  async function confirm(): Promise<void> {
    const read = readCode(code)
    if (requested === null || read === null) return refuse(fields.code, codeFieldCopy.missing)
    setError(undefined)
    const end = await confirming.send({ id: requested, code: read })
    if (end.status !== 'done') return
    setClaimed(end.data)
    restart()
    onClaimed()
  }

  function restart(): void {
    setRequested(null)
    setReference('')
    setCode('')
    setError(undefined)
  }

  const { state } = requested === null ? requesting : confirming
  const failure: MutationFailure | null = state.status === 'failed' ? state.failure : null
  return {
    copy,
    fields,
    isFromLink: link !== null && requested === link.id,
    requested,
    reference,
    setReference,
    code,
    setCode,
    error,
    claimed,
    failure,
    isBusy: state.status === 'pending',
    request,
    confirm,
    restart,
  }
}
