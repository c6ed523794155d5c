import { requestCopy } from '../request-form/copy.ts'
import type { ContactTime, ContactTopic, ContactWay, ReadContact } from './contactForm.ts'

const topics: Record<ContactTopic, string> = {
  quote: 'A quote',
  needs: 'How much cover I need',
  transfer: 'Transferring a policy to you',
  application: 'Applying for cover',
  'change-cover': 'Changing my cover',
  claim: 'A claim',
  hardship: 'I’m struggling to pay',
  complaint: 'A complaint',
  accessibility: 'A problem with this site',
  other: 'Something else',
}

const ways: Record<ContactWay, string> = { email: 'By email', phone: 'By phone' }

const times: Record<ContactTime, string> = {
  any: 'Any time',
  morning: 'Morning, before 12 pm',
  afternoon: 'Afternoon, 12 pm to 5 pm',
  evening: 'Evening, after 5 pm',
}

const parts: Record<NonNullable<ReadContact['preferredTime']>, string> = {
  morning: 'the morning, before 12 pm',
  afternoon: 'the afternoon, between 12 pm and 5 pm',
  evening: 'the evening, after 5 pm',
}

const quote = {
  title: 'Your quote',
  tick: 'Attach my quote',
  hint: 'We’ll see the covers and amounts, the insurer you chose and its price. We won’t see your age, your job or any health answers.',
  hintUnchosen: 'We’ll see the covers and amounts. We won’t see your age, your job or any health answers.',
  preview: 'See what we’ll get',
  insurer: 'Insurer',
  price: 'Price',
}

/** The consents of a customer, word for word; the wording is sent with the request. */
const consents: Record<ContactWay, string> = {
  email:
    'You may email me about life, TPD, critical illness and income protection cover. My permission lasts 6 weeks, and I can withdraw it at any time.',
  phone:
    'You may phone me about life, TPD, critical illness and income protection cover. My permission lasts 6 weeks, and I can withdraw it at any time.',
}

export const contactCopy = {
  title: 'Ask us to contact you',
  description:
    'Ask a broker about quotes, transfers, claims or anything else. We’ll reply within 1 business day.',
  lead: 'Tell us how we can help. One of our team will reply within 1 business day.',
  topic: 'What is it about?',
  topics,
  hardshipHint:
    'We’ll answer you before others. If a premium is overdue, call the insurer as well: it can say how long you’re still covered.',
  about: 'Who is your complaint about?',
  aboutUs: (brand: string) => `${brand} (us)`,
  message: 'Your message',
  messageHint: 'Please leave out health details, tax file numbers and card numbers.',
  way: 'How would you like us to reply?',
  ways,
  time: 'When suits you best?',
  timeHint: (hours: string) => `We’re here ${hours}, and we’ll get as close to your time as we can.`,
  times,
  consents,
  quote,
  sentTitle: 'We have your message',
  sent: (way: ContactWay) =>
    way === 'phone'
      ? 'We’ll reply by phone within 1 business day, from the number on our site.'
      : 'We’ll reply by email within 1 business day, from the address on our site.',
  sentTime: ({ preferredTime, timeZone }: Pick<ReadContact, 'preferredTime' | 'timeZone'>) =>
    preferredTime &&
    timeZone &&
    `You’d like to hear from us in ${parts[preferredTime]}. Your time zone: ${requestCopy.timeZones[timeZone]}.`,
  notSentTitle: 'Your message wasn’t sent',
}
