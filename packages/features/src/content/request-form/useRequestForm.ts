import type { ApiClient } from '@coverkit/api-client'
import type { FieldCode } from '@coverkit/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'

export type Reading<Field, Read> = { read: Read } | { errors: ReadonlyMap<Field, FieldCode> }

export type RequestKind<Form, Field extends string, Read> = {
  empty: Form
  /** Loads what reads the form: after the page, and there before Send is pressed. */
  loadReader: () => Promise<(form: Form) => Reading<Field, Read>>
  error: (field: Field, code: FieldCode) => string
  /** True once the server has confirmed that it has the request. */
  send: (client: ApiClient, read: Read, form: Form) => Promise<boolean>
}

type Sending = 'idle' | 'sending' | 'sent' | 'failed'

/** The state of a form that is sent once: fields, refusals of the last press, and where the request is. */
export function useRequestForm<Form extends object, Field extends string, Read>(
  kind: RequestKind<Form, Field, Read>,
) {
  const services = usePageServices()
  const [form, setForm] = useState(kind.empty)
  const [reader, setReader] = useState<{ readonly of: (form: Form) => Reading<Field, Read> } | null>(null)
  const [refused, setRefused] = useState<ReadonlySet<Field>>(new Set())
  const [sending, setSending] = useState<Sending>('idle')
  const [sent, setSent] = useState<Read | null>(null)

  const set = useCallback((change: Partial<Form>) => setForm((current) => ({ ...current, ...change })), [])

  const { loadReader } = kind
  useEffect(() => {
    // A press asks for it again where it could not be had.
    loadReader().catch(() => undefined)
  }, [loadReader])

  const errors = useMemo(() => {
    const result = reader?.of(form)
    if (!result || !('errors' in result)) return []
    return [...result.errors]
      .filter(([field]) => refused.has(field))
      .map(([field, code]) => ({ field, fieldId: `field-${field}`, message: kind.error(field, code) }))
  }, [reader, form, refused, kind])

  async function submit(): Promise<void> {
    const read = await loadReader().catch(() => null)
    if (!read) {
      setSending('failed')
      return
    }
    setReader({ of: read })
    const result = read(form)
    if ('errors' in result) {
      setRefused(new Set(result.errors.keys()))
      return
    }
    setRefused(new Set())
    setSending('sending')
    const isSent = await services
      .client()
      .then((client) => kind.send(client, result.read, form))
      .catch(() => false)
    if (isSent) setSent(result.read)
    setSending(isSent ? 'sent' : 'failed')
  }

  const errorOf = (field: Field) => errors.find((error) => error.field === field)?.message
  return { form, set, errors, errorOf, sending, sent, submit }
}
