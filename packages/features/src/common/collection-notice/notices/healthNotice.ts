import type { Notice } from '../Notice.ts'

/** Above the consent to health questions, before the first of them. */
export const healthNotice: Notice = {
  what: 'We collect what you tell us about your health, family history, work and pastimes. Please leave out genetic tests.',
  why: 'The insurer uses your answers to decide whether it can cover you and at what price.',
  who: 'Nothing goes to the insurer until you submit.',
  without: 'Without these answers the insurer can’t decide whether to cover you.',
}
