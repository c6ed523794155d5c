import type { Notice } from '../Notice.ts'

/** Above the fields for the people who are to be named on a policy. */
export const nominationNotice: Notice = {
  what: 'We collect the names, dates of birth and contact details of the people you name. Please let them know.',
  why: 'The insurer uses these details to pay the people you name.',
  who: 'Once you send your request, we pass it on to the insurer.',
  without: 'If you don’t send a request, who’s named stays as it is.',
}
