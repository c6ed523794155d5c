/** Flows that a page can lead to. An action whose flow is not there yet asks us, with its topic chosen. */
export const ACTIONS = {
  needs: { label: 'Work out how much cover you need', href: '/life-insurance-calculator/about-you' },
  quote: { label: 'Get quotes from {brand.insurers} insurers', href: '/client-quote/select-covers' },
  covers: { label: 'Compare the {covers} covers', href: '/client-quote/types' },
  transfer: { label: 'Transfer a policy to us', href: '/transfer-policy/policy-holders' },
  claim: { label: 'Make a claim', href: '/account/make-a-claim' },
  change: { label: 'Change my cover', href: '/account/change-my-cover/premium-type' },
  application: { label: 'Ask us about an application', href: '/contact-request?topic=application' },
  complaint: { label: 'Make a complaint', href: '/contact-request?topic=complaint' },
  hardship: { label: 'Tell us you’re struggling to pay', href: '/contact-request?topic=hardship' },
  contact: { label: 'Ask us to contact you', href: '/contact-request' },
} as const

export type ActionName = keyof typeof ACTIONS

export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[]
