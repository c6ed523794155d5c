import type { Notice } from '../Notice.ts'

/** Above what a customer writes down for their family, and the address of the person they trust. */
export const inCaseNotice: Notice = {
  what: 'We collect what you write here, and the email address of the person you trust. Please let them know.',
  why: 'We use it to make your page, and to send the link to it.',
  who: 'The person you trust can read the page. Nobody else can, and no insurer gets it.',
  without: 'If you don’t write anything or name anyone, your page has your policies only.',
}
