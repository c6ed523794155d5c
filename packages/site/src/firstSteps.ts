import { type BrandData, chooseParts, isAddressOffered } from '@coverkit/brand'
import { panelCount } from '@coverkit/features/cover/panel'
import { coversListed } from '@coverkit/features/cover/words'

export type FirstStep = {
  path: string
  /** Description for search engines. */
  description: (brand: BrandData) => string
  indexed: boolean
  /** One of the three actions of the landing page. */
  isMainAction: boolean
}

/** The app's pages that are rendered at build time, of every brand together. */
const firstSteps: readonly FirstStep[] = [
  {
    path: '/appointment-request',
    description: () =>
      'Request an appointment to talk about your cover, by phone, by video or in person, at a time that suits you.',
    indexed: true,
    isMainAction: false,
  },
  {
    path: '/contact-request',
    description: (brand) =>
      chooseParts(
        'Ask a broker about quotes{if transfers}, transfers{end}{if claims}, claims{end} or anything else. We’ll reply within 1 business day.',
        brand,
      ),
    indexed: true,
    isMainAction: false,
  },
  {
    path: '/claim-after-a-death',
    description: () =>
      'Claim for someone who has died. You don’t need an account, a policy number or any documents to start.',
    indexed: true,
    isMainAction: false,
  },
  {
    path: '/life-insurance-calculator/about-you',
    description: () => `Work out how much ${coversListed()} cover you need, line by line.`,
    indexed: true,
    isMainAction: true,
  },
  {
    path: '/life-insurance-calculator/assumptions',
    description: () =>
      'What the life insurance calculator assumes, what it leaves out, and how to change it.',
    indexed: true,
    isMainAction: false,
  },
  {
    path: '/client-quote/select-covers',
    description: (brand) =>
      `Choose ${coversListed('or')} cover and compare prices from ${panelCount(brand)} insurers.`,
    indexed: true,
    isMainAction: true,
  },
  {
    path: '/transfer-policy/policy-holders',
    description: () =>
      'Have us look after life insurance you already hold. Your insurer, cover and price stay the same, and nothing gets cancelled.',
    indexed: false,
    isMainAction: true,
  },
  {
    path: '/login',
    description: () => 'Log in on any device to see your answers and your saved quotes.',
    indexed: false,
    isMainAction: false,
  },
  {
    path: '/sign-up',
    description: () => 'Open an account to save your answers for 30 days and pick them up on any device.',
    indexed: false,
    isMainAction: false,
  },
  {
    path: '/reset-password',
    description: () => 'Choose a new password for your account.',
    indexed: false,
    isMainAction: false,
  },
]

/** The app's pages of a brand that are rendered at build time. */
export const firstStepsOf = (brand: BrandData): readonly FirstStep[] =>
  firstSteps.filter(({ path }) => isAddressOffered(brand, path))
