import type { Notice } from '../Notice.ts'

/** Above the form that asks for more cover after a life event. */
export const lifeEventNotice: Notice = {
  what: 'We collect what happened and when, how much more cover you want, and proof of it.',
  why: 'The insurer uses these details to decide whether to increase your cover.',
  who: 'We pass them on to your insurer.',
  without: 'Without them the insurer can’t increase your cover this way.',
}
