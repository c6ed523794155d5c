import type { Notice } from '../Notice.ts'

/** Above the form that asks for more cover after a life event. */
export const lifeEventNotice: Notice = {
  what: 'We collect the event and its date, how much more cover you want, and your proof of the event.',
  why: 'The insurer uses these details to decide whether to increase your cover.',
  who: 'We pass them on to your insurer.',
  without: 'Without them the insurer can’t increase your cover this way.',
}
