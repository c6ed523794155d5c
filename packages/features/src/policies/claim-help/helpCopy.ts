export const helpCopy = {
  claim: {
    title: 'Is this about a claim?',
    text: 'You don’t need an account to get help with it. Call us, or ask us to call you, and we’ll take you through it.',
    death: 'Claim for someone who has died',
    contact: 'Ask us to contact you about a claim',
  },
  lines: {
    title: 'If it all feels too much',
    text: 'Lifeline is there to listen, day and night. In an emergency, call 000.',
    lifeline: { label: 'Lifeline 13 11 14', href: 'tel:131114' },
    others: 'To talk to us in your own language or by relay:',
    interpreter: { label: 'Interpreter 131\u00a0450', href: 'tel:131450' },
    relay: { label: 'National Relay Service 1300\u00a0555\u00a0727', href: 'tel:1300555727' },
  },
}
