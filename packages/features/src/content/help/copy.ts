export const helpCopy = {
  name: 'Get help',
  title: 'How can we help?',
  description:
    'Choose what it is about. You find the answers that people need most, and below them a person to ask.',
  topics: 'Topics',
  all: (topic: string) => `More questions: ${topic.toLowerCase()}`,
  contactHeading: 'Ask a person',
  contact: (phone: string) =>
    `Call ${phone}, Monday to Friday, 8 am to 6 pm Sydney time, or write and we answer within 1 business day.`,
  contactLinks: [
    { label: 'Ask us to contact you', href: '/contact-request' },
    { label: 'Ask for an appointment', href: '/appointment-request' },
    { label: 'Phone, post and opening hours', href: '/contact-us' },
  ],
  urgentHeading: 'If things are hard right now',
  urgent:
    'You do not have to sort out insurance today. Lifeline listens day and night on 13 11 14. In an emergency call 000. An interpreter can call us with you on 131 450, and the National Relay Service is on 1300 555 727.',
}
