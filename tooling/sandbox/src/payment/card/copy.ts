import type { CardCode, CardField } from './cardRules.ts'

export const words = {
  title: 'Card details',
  sample:
    'This is a sample payment page: nobody is charged. Never enter a real card. Use 4242 4242 4242 4242, any later month, and 123.',
  labels: {
    number: 'Card number',
    expiry: 'Expiry date',
    code: 'Security code',
    name: 'Name on card',
  } satisfies Record<CardField, string>,
  hints: {
    number: 'Visa, Mastercard or American Express.',
    expiry: 'Month and year, like 11/28.',
    code: 'The 3 digits on the back, or 4 on the front of an American Express card.',
    name: null,
  } satisfies Record<CardField, string | null>,
  submit: 'Use this card',
  busy: 'Checking your card…',
  done: 'We’ve accepted your card. You can carry on with your application.',
  failed: 'Your card didn’t reach the payment provider. Check your connection and try again.',
  tooMany: 'That’s too many tries. Wait a minute, then try again.',
}

const otherwise: Record<CardField, string> = {
  number: 'Enter the whole card number, as on your card',
  expiry: 'Enter the expiry date as month and year, like 11/28',
  code: 'Enter the security code: the 3 digits on the back of your card',
  name: 'Enter the name on the card with letters, spaces, hyphens and apostrophes',
}

const messages: Record<CardField, Partial<Record<CardCode, string>>> = {
  number: {
    required: 'Enter your card number',
    scheme: 'Use a Visa, Mastercard or American Express card',
    check: 'Check the card number: a digit isn’t right',
  },
  expiry: {
    required: 'Enter the expiry date',
    past: 'Check the expiry date. If your card has expired, use another one',
  },
  code: {
    required: 'Enter the security code',
    'length-4': 'Enter the security code: the 4 digits on the front of your card',
  },
  name: { required: 'Enter the name on the card' },
}

/** Returns the sentence for a refused field. */
export function messageOf(field: CardField, code: CardCode): string {
  return messages[field][code] ?? otherwise[field]
}
