import type { Notice } from '../Notice.ts'

/** Above the details that a customer can change in their account. */
export const detailsNotice: Notice = {
  what: 'We collect your name, date of birth, address, mobile, email, work, and whether you smoke.',
  why: 'We use your details to fill in forms for you and to look after your policies.',
  who: 'We only pass a change on to an insurer if you ask us to.',
  without:
    'You don’t have to fill everything in. If something is missing, we’ll ask for it when it’s needed.',
}
