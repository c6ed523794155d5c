import type { Notice } from '../Notice.ts'

/** Above what an application asks of policy holders. */
export const applicationNotice: Notice = {
  what: 'We collect your name, contact details, date of birth, work and residency. If you enter details of a second policy holder, please let them know.',
  why: 'We use these details for your application.',
  who: 'Each time you press Continue we receive them. Once you submit, we pass them on to the insurer you chose.',
  without: 'Without them the insurer can’t consider your application.',
}
