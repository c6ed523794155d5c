import { defineMutation } from '#common/queries/defineMutation.ts'
import type { RequestContent } from '../request-form/useRequestForm.ts'
import type { ContactForm, ReadContact } from './contactForm.ts'
import { contactCopy } from './copy.ts'

export { contactReader as reader } from './readContact.ts'

/** Marks the request of a person who is struggling to pay, which is answered before others. */
const reasonOf = ({ topic }: ReadContact) => (topic === 'hardship' ? ({ reason: 'hardship' } as const) : {})

export const mutation = defineMutation({
  async prepare(_services, { read, form }: RequestContent<ContactForm, ReadContact>) {
    const consent = { accepted: form.consent, text: contactCopy.consents[read.preferredWay] }
    const attachment = form.attached && { attachQuote: true, quote: form.attached }
    return { ...read, ...reasonOf(read), consent, ...attachment }
  },
  async send(services, request) {
    const [{ sendContactRequest }, client] = await Promise.all([
      import('@coverkit/api-client'),
      services.client(),
    ])
    return sendContactRequest(client, request)
  },
})
