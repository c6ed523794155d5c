import type { Notice } from '../Notice.ts'

/** Above the form that mails a comparison. */
export const mailedComparisonNotice: Notice = {
  what: 'We collect your email address and, if you give it, your name. The comparison shows the age, gender, smoking status, occupation, state and cover that the prices are for.',
  why: 'We email you the comparison, and keep it for 30 days. We save your name and email with your quote, and may fill them in for you later.',
  who: 'Anyone with the link can open it. It doesn’t show your name or address.',
  without: 'Without an address we can’t send it.',
}
