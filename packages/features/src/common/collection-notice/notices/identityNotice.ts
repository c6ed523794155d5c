import type { Notice } from '../Notice.ts'

/** Above the consent to an identity check. */
export const identityNotice: Notice = {
  what: 'We collect your name and date of birth, the numbers on your documents, and photos if you choose to send them.',
  why: 'We use these details for the check and nothing else.',
  who: 'Apart from our team, only the organisations that run the check see them.',
  without: 'Without them we can’t check your identity online.',
}
