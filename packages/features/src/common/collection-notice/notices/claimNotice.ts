import type { Notice } from '../Notice.ts'

/** Above the first step of a claim, for all of its steps. */
export const claimNotice: Notice = {
  what: 'We collect information about the person the claim is for, what happened to them, their doctors and their work, how to reach you, and any documents you add.',
  why: 'We use what you tell us to lodge this claim and follow it up.',
  who: 'Once you lodge it, we pass it on to the insurer.',
  without: 'If you leave something out, the insurer may need to ask you for it later.',
}
