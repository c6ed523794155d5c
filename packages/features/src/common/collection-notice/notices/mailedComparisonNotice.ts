import type { Notice } from '../Notice.ts'

/** Above the form that mails a comparison. */
export const mailedComparisonNotice: Notice = {
  what: 'We collect your email address and, if you give it, your name. The comparison shows the age, gender, smoking status, occupation, state and cover that the prices are for.',
  why: 'We use your email address to send you the comparison, and keep it for 30 days for the link.',
  who: 'Anyone with the link can open the comparison, but it doesn’t show your name or email address.',
  without: 'Without an address we can’t send it.',
}
