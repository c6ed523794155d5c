import type { BrandData } from '@coverkit/brand'

const HELP = { label: 'Get help', href: '/get-help' }

/** Texts of the footer. */
export const footerCopy = {
  navigation: 'More about us',
  /** The links that every brand must give its visitors. */
  legalLinks: ({ fsgLink, privacyPolicyLink }: BrandData) => [
    { label: 'Financial Services Guide', href: fsgLink },
    { label: 'Privacy policy', href: privacyPolicyLink },
    { label: 'Terms and conditions', href: '/terms-and-conditions' },
    { label: 'Complaints', href: '/complaints' },
    { label: 'Accessibility', href: '/accessibility' },
  ],
  help: HELP,
  general:
    'This is general information only. It doesn’t consider your objectives, financial situation or needs. Before you decide, read the insurer’s product disclosure statement and target market determination.',
  company: ({ legalName, regNumbers }: BrandData) =>
    `${legalName} ABN ${regNumbers.abn}, Australian Financial Services Licence ${regNumbers.afsl}.`,
  support: 'Interpreter 131 450. National Relay Service 1300 555 727. Lifeline 13 11 14, day and night.',
  sample: (brand: BrandData) =>
    `${brand.name} is a fictitious brand. Its insurers are invented, its company numbers are placeholders, and every price is a sample.`,
}
