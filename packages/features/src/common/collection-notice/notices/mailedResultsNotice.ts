import type { Notice } from '../Notice.ts'

/** Above the form that mails the calculator’s results. */
export const mailedResultsNotice: Notice = {
  what: 'We collect your email address and send your results to it.',
  why: 'We only use this address to send you these results.',
  who: 'We delete our copy of the email after 30 days.',
  without: 'If you’d rather not give it, you can print this page.',
}
