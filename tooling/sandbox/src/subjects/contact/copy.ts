/** Texts of the messages about a contact request, a complaint and an appointment. They never repeat a visitor's text. */
export const messageCopy = {
  subject: 'We have your message',
  opening: 'Thanks for getting in touch. We have your message, and one of our team will read it.',
  reply: {
    email: 'We’ll reply by email within 1 business day, from the address on our site.',
    phone: 'We’ll call you within 1 business day, from the number on our site.',
  },
}

export const complaintCopy = {
  subject: 'We have your complaint',
  opening: (date: string) => `Thank you for telling us. We have your complaint of ${date}.`,
  about: (insurer: string) =>
    `You said it’s about ${insurer}. Before we pass anything on to them, we’ll ask you.`,
  owner: 'Within 1 business day, we’ll tell you who is looking after it.',
  answer:
    'Within 30 days, we’ll answer in writing and give our reasons. For a complaint about super it’s 45 days. If we need longer, we’ll tell you why before then.',
  free: 'It costs nothing, and it never affects your cover or a claim.',
  outside:
    'If you aren’t satisfied with our answer, or don’t have one in time, you can go to the Australian Financial Complaints Authority: 1800 931 678 or afca.org.au. It’s free and separate from us.',
}

export const hardshipCopy = {
  subject: 'We have your message about paying',
  opening: 'Thank you for telling us. We have your message, and we answer messages like yours before others.',
  cover:
    'Until you decide what to do, don’t cancel your cover. If a premium is overdue, call the insurer today: it can say how long you’re still covered.',
  debtHelp: 'The National Debt Helpline is free and separate from us: 1800 007 007.',
}

export const appointmentCopy = {
  subject: 'We have your request for an appointment',
  opening: 'Nothing’s booked yet. We’ll confirm one of these times by email within 1 business day:',
  /** The days and hours are in the time zone that the visitor chose, by its long name. */
  time: (day: string, hour: string, zone: string) => `${day} at ${hour}, ${zone}`,
}

export const notYou =
  'For your privacy, this message doesn’t repeat what you wrote. If you didn’t contact us, you can delete it.'

/** Texts of the messages to the broker's own address. */
export const brokerCopy = {
  subjects: {
    message: 'New message from the site',
    complaint: 'New complaint from the site',
    hardship: 'Answer first: someone is struggling to pay',
    appointment: 'New request for an appointment',
  },
  arrived: (date: string, time: string) => `It arrived on ${date} at ${time}, Sydney time.`,
  about: (insurer: string) => `It’s about ${insurer}.`,
  aboutUs: 'It’s about us.',
  promised: {
    message: 'The site promised a reply within 1 business day.',
    complaint:
      'The site promised to say within 1 business day who is looking after it, and to answer within 30 days (45 for super).',
    hardship: 'The site promised a reply before other messages, and within 1 business day.',
    appointment: 'The site promised to confirm one of the times by email within 1 business day.',
  },
  open: 'This page shows what the person wrote:',
  openText: 'Open it',
  stored: (id: string) => `What the person wrote is kept under number ${id}.`,
}

export const requestsCopy = {
  title: 'Requests to answer',
  intro:
    'Messages, complaints and requests for an appointment from the sites. People who are struggling to pay come first, then the latest. The person was told by email what happens next.',
  none: 'Nobody has written yet.',
  complaints: 'Complaints on this page',
  us: 'The broker',
  kinds: {
    message: 'Message',
    complaint: 'Complaint',
    hardship: 'Struggling to pay',
    appointment: 'Appointment',
  },
  arrived: 'Arrived',
}
