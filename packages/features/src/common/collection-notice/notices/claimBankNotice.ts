import type { Notice } from '../Notice.ts'

/** Above the account that an accepted claim is paid into. */
export const claimBankNotice: Notice = {
  what: 'We collect the name on the account, its BSB and its number.',
  why: 'The insurer uses these details to pay your claim.',
  who: 'We store them encrypted and pass them on to the insurer.',
  without: 'Without them the insurer can’t pay into your account.',
}
