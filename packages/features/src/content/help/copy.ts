export const helpCopy = {
  name: 'Get help',
  title: 'How can we help?',
  description: 'Search for an answer, choose a topic, or talk to one of our team by phone or email.',
  topics: 'Topics',
  all: (topic: string) => `More questions: ${topic.toLowerCase()}`,
  contactHeading: 'Talk to us',
  contact: (phone: string, hours: string) =>
    `Call ${phone}, ${hours}, or write to us and we’ll reply within 1 business day.`,
  contactLinks: [
    { label: 'Ask us to contact you', href: '/contact-request' },
    { label: 'Claim for someone who has died', href: '/claim-after-a-death' },
    { label: 'I’m struggling to pay', href: '/faq/your-policy#i-cant-pay-what-can-i-do' },
    { label: 'Request an appointment', href: '/appointment-request' },
    { label: 'Phone, post and opening hours', href: '/contact-us' },
  ],
  urgentHeading: 'If you need support right now',
  urgent:
    'You don’t have to sort out insurance today. Lifeline is there day and night on 13 11 14. In an emergency, call 000. For an interpreter, call 131 450. The National Relay Service is on 1300 555 727.',
}
