import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../common/session/index.ts'
import { contactCopy } from './copy.ts'
import {
  type ContactField,
  type ContactForm,
  emptyContactForm,
  type ReadContact,
  readContact,
} from './model.ts'

type Sending = 'idle' | 'sending' | 'sent' | 'failed'

/** The state of the contact form: fields, refusals of the last press, and where the request is. */
export function useContactForm() {
  const session = useSession()
  const [form, setForm] = useState(emptyContactForm)
  const [refused, setRefused] = useState<ReadonlySet<ContactField>>(new Set())
  const [sending, setSending] = useState<Sending>('idle')

  const set = useCallback(
    (change: Partial<ContactForm>) => setForm((current) => ({ ...current, ...change })),
    [],
  )

  const errors = useMemo(() => {
    const result = readContact(form)
    if (!('faults' in result)) return []
    return [...result.faults]
      .filter(([field]) => refused.has(field))
      .map(([field, code]) => ({ field, fieldId: `field-${field}`, message: contactCopy.fault(field, code) }))
  }, [form, refused])

  async function post(read: ReadContact): Promise<boolean> {
    const [client, { sendContactRequest }] = await Promise.all([
      session.client(),
      import('@coverkit/api-client'),
    ])
    const consent = { accepted: form.consent, text: contactCopy.consents[read.preferredWay] }
    const result = await sendContactRequest(client, { ...read, preferredTime: null, consent })
    return result.ok
  }

  async function submit(): Promise<void> {
    const result = readContact(form)
    if ('faults' in result) {
      setRefused(new Set(result.faults.keys()))
      return
    }
    setRefused(new Set())
    setSending('sending')
    const isSent = await post(result.read).catch(() => false)
    setSending(isSent ? 'sent' : 'failed')
  }

  const errorOf = (field: ContactField) => errors.find((error) => error.field === field)?.message
  return { form, set, errors, errorOf, sending, submit }
}
