import type { BrandData } from '@coverkit/brand'

export type AccountAccessWords = {
  title: string
  lead: string
  heading: string
  soon: readonly string[]
  meanwhileHeading: string
  meanwhile: readonly { label: string; href: string }[]
  call: string
}

const meanwhileHeading = 'What you can do today'

const contact = { label: 'Ask us to contact you', href: '/contact-request?topic=other' }

const call = ({ phone }: BrandData) => `Or call ${phone}. We find your policy with you.`

export const accountAccessCopy = {
  login: (brand: BrandData): AccountAccessWords => ({
    title: 'Log in',
    lead: `Accounts at ${brand.name} are not open yet. Nothing you do on this site needs one.`,
    heading: 'What you will find here',
    soon: [
      'Your policies, with what they pay and what they cost',
      'Changes to your details and your cover',
      'Claims, and the documents they need',
    ],
    meanwhileHeading,
    meanwhile: [
      { label: 'Ask us to change your cover', href: '/contact-request?topic=change-cover' },
      { label: 'Ask us about a claim', href: '/contact-request?topic=claim' },
      contact,
    ],
    call: call(brand),
  }),
  signUp: (brand: BrandData): AccountAccessWords => ({
    title: 'Sign up',
    lead: `Accounts at ${brand.name} are not open yet. You can calculate and compare without one.`,
    heading: 'What an account will be for',
    soon: [
      'Keeping your answers for 30 days, and on every device',
      'Applying for cover, and following your application',
      'Looking after your policies in one place',
    ],
    meanwhileHeading,
    meanwhile: [
      { label: 'Work out how much cover you need', href: '/life-insurance-calculator/about-you' },
      { label: 'Get quotes from seven insurers', href: '/client-quote/select-covers' },
      contact,
    ],
    call: call(brand),
  }),
  resetPassword: (brand: BrandData): AccountAccessWords => ({
    title: 'Reset your password',
    lead: `Accounts at ${brand.name} are not open yet, so there is no password to reset.`,
    heading: 'If somebody asked you for a password',
    soon: [
      'We never ask for one by e-mail, by phone or in a message.',
      'If a message in our name does, do not answer it and do not open its links. Tell us.',
    ],
    meanwhileHeading,
    meanwhile: [contact, { label: 'Phone, post and opening hours', href: '/contact-us' }],
    call: call(brand),
  }),
}
