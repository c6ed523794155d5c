import type { ContactTopic, ContactWay } from './contactForm.ts'

const topics: Record<ContactTopic, string> = {
  quote: 'A quote',
  needs: 'How much cover I need',
  transfer: 'Transferring a policy to you',
  application: 'Applying for cover',
  'change-cover': 'Changing my cover',
  claim: 'A claim',
  complaint: 'A complaint',
  accessibility: 'A problem with this site',
  other: 'Something else',
}

const ways: Record<ContactWay, string> = { email: 'By email', phone: 'By phone' }

/** What a customer agrees to, word for word; the words are sent with the request. */
const consents: Record<ContactWay, string> = {
  email:
    'You may email me about life, TPD, critical illness and income protection cover. This lasts 6 weeks, and I can end it at any time.',
  phone:
    'You may phone me about life, TPD, critical illness and income protection cover. This lasts 6 weeks, and I can end it at any time.',
}

export const contactCopy = {
  title: 'Ask us to contact you',
  description:
    'Ask a broker about quotes, transfers, claims or anything else. We answer within 1 business day.',
  lead: 'Tell us how we can help. One of our team reads it and answers within 1 business day.',
  topic: 'What is it about?',
  topics,
  message: 'Your message',
  messageHint: 'Please leave out health details, tax file numbers and card numbers.',
  way: 'How should we answer?',
  ways,
  consents,
  sentTitle: 'We have your message',
  sent: (way: ContactWay) =>
    `We answer ${way === 'phone' ? 'by phone' : 'by email'} within 1 business day, from the number or address on our site.`,
  notSentTitle: 'Your message was not sent',
}
