import type { ApiClient } from '@coverkit/api-client'
import { useEffect, useState } from 'react'
import type { InputReader } from '#common/form/readFields.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import { usePageServices } from '#common/page-services/index.ts'

export type RequestKind<Form, Field extends string, Read> = {
  empty: Form
  /** Loads what reads the form: after the page, and there before Send is pressed. */
  loadReader: () => Promise<InputReader<Form, Field, Read>>
  /** True once the server has confirmed that it has the request. */
  send: (client: ApiClient, read: Read, form: Form) => Promise<boolean>
}

/** The state of a form that is sent once: fields, refusals of the last press, and where the request is. */
export function useRequestForm<Form extends object, Field extends string, Read>(
  kind: RequestKind<Form, Field, Read>,
) {
  const services = usePageServices()
  const { submit, ...form } = useInputForm<Form, Field>(kind.empty)
  const [sent, setSent] = useState<Read | null>(null)
  const [failed, setFailed] = useState(false)

  const { loadReader } = kind
  useEffect(() => {
    // A press asks for it again where it could not be had.
    loadReader().catch(() => undefined)
  }, [loadReader])

  async function send(read: Read): Promise<void> {
    const isSent = await services
      .client()
      .then((client) => kind.send(client, read, form.form))
      .catch(() => false)
    setFailed(!isSent)
    if (isSent) setSent(read)
  }

  return {
    ...form,
    sent,
    failed: !form.busy && (form.unread || failed),
    submit: () => submit(loadReader, send),
  }
}
