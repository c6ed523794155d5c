import type { Notice } from '../Notice.ts'

/** Above the first step of the calculator, for all of its steps. */
export const calculatorNotice: Notice = {
  what: 'We collect your age, earnings, family, assets, debts and the cover you already have. We don’t ask for your name.',
  why: 'We use your answers to work out how much cover you may need.',
  who: 'We save them on this device, and receive them each time you press Continue.',
  without: 'You can skip the calculator and go straight to prices.',
}
