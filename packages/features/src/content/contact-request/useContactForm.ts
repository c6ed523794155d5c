import { type RequestKind, useRequestForm } from '../request-form/useRequestForm.ts'
import { type ContactField, type ContactForm, emptyContactForm, type ReadContact } from './contactForm.ts'

const kind: RequestKind<ContactForm, ContactField, ReadContact> = {
  empty: emptyContactForm,
  load: () => import('./contactRequest.lazy.ts'),
}

/** The state of the contact form. */
export const useContactForm = () => useRequestForm(kind)
