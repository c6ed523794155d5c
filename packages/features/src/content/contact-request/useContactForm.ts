import type { ApiClient } from '@coverkit/api-client'
import { type RequestKind, useRequestForm } from '../request-form/useRequestForm.ts'
import { type ContactField, type ContactForm, emptyContactForm, type ReadContact } from './contactForm.ts'
import { contactCopy } from './copy.ts'

async function send(client: ApiClient, read: ReadContact, form: ContactForm): Promise<boolean> {
  const { sendContactRequest } = await import('@coverkit/api-client')
  const consent = { accepted: form.consent, text: contactCopy.consents[read.preferredWay] }
  return (await sendContactRequest(client, { ...read, preferredTime: null, consent })).ok
}

const kind: RequestKind<ContactForm, ContactField, ReadContact> = {
  empty: emptyContactForm,
  loadReader: async () => (await import('./readContact.ts')).contactReader,
  send,
}

/** The state of the contact form. */
export const useContactForm = () => useRequestForm(kind)
