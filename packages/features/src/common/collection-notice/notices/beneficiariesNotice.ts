import type { Notice } from '../Notice.ts'

/** Above the fields for the people who are named to be paid. */
export const beneficiariesNotice: Notice = {
  what: 'We collect the names, dates of birth and contact details of the people you name. Please let them know.',
  why: 'The insurer uses these details to pay the people you name.',
  who: 'Each time you press Continue we receive them. Once you submit, we pass them on to the insurer.',
  without: 'You don’t have to name anyone. We’ll tell you what happens if you don’t.',
}
