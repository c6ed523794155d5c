import type { Notice } from '../Notice.ts'

/** Above the form that mails a comparison. */
export const mailedComparisonNotice: Notice = {
  what: 'We collect your email address and, if you give it, your name. The comparison shows the age, gender, smoking status, occupation, state and cover that the prices are for.',
  why: 'We send the comparison to your email address, and keep it for 30 days. Your name is saved with your quote, and both fill in a sign-up.',
  who: 'Anyone with the link can open it. It doesn’t show your name or address.',
  without: 'Without an address we can’t send it.',
}
