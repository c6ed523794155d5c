import type { Notice } from '../Notice.ts'

/** Above the form of a claim for someone who has died, by a person without an account. */
export const deathClaimNotice: Notice = {
  what: 'We collect the name and dates of the person who died, any policy number you have, and your name, relationship and contact details.',
  why: 'We use these details to find the policy, to pass your claim on and to reach you.',
  who: 'Our team sees them. If we find a policy, we pass them on to its insurer.',
  without:
    'Without the name, the dates and a way to reach you we can’t look for a policy. You can always call us instead.',
}
