import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../common/session/index.ts'
import { type ContactField, type ContactForm, emptyContactForm, type ReadContact } from './contactForm.ts'
import { contactCopy } from './copy.ts'
import type { readContact } from './readContact.ts'

const loadReader = () => import('./readContact.ts')

type Sending = 'idle' | 'sending' | 'sent' | 'failed'

/** The state of the contact form: fields, refusals of the last press, and where the request is. */
export function useContactForm() {
  const session = useSession()
  const [form, setForm] = useState(emptyContactForm)
  const [reader, setReader] = useState<{ readonly read: typeof readContact } | null>(null)
  const [refused, setRefused] = useState<ReadonlySet<ContactField>>(new Set())
  const [sending, setSending] = useState<Sending>('idle')

  const set = useCallback(
    (change: Partial<ContactForm>) => setForm((current) => ({ ...current, ...change })),
    [],
  )

  useEffect(() => {
    // There before Send is pressed; a press asks for it again where it could not be had.
    loadReader().catch(() => undefined)
  }, [])

  const errors = useMemo(() => {
    const result = reader?.read(form)
    if (!result || !('faults' in result)) return []
    return [...result.faults]
      .filter(([field]) => refused.has(field))
      .map(([field, code]) => ({ field, fieldId: `field-${field}`, message: contactCopy.fault(field, code) }))
  }, [reader, form, refused])

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
    const loaded = await loadReader().catch(() => null)
    if (!loaded) {
      setSending('failed')
      return
    }
    setReader({ read: loaded.readContact })
    const result = loaded.readContact(form)
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
