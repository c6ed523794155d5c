import type { Notice } from '../Notice.ts'

/** Above the fields that say how a premium is paid. */
export const paymentNotice: Notice = {
  what: 'We collect your bank account or your super fund and member number. If you pay by card, we receive only its brand, last four digits and expiry date.',
  why: 'The insurer uses these details to collect your premium.',
  who: 'Once you submit, we pass them on to the insurer. Card numbers go only to the payment provider.',
  without: 'Without them the insurer can’t set up your payments, so your cover can’t start.',
}
