import type { Notice } from '../Notice.ts'

/** Above the fields for what helps a customer when we deal with them. */
export const extraHelpNotice: Notice = {
  what: 'We collect what you tell us about interpreters, letters, when and where to reach you, and who speaks for you. It may say something about your health or your safety.',
  why: 'We use it to deal with you in the way that suits you.',
  who: 'Only our team sees it. If you name someone, please let them know.',
  without: 'You don’t have to tell us anything. We’ll help you all the same.',
}
