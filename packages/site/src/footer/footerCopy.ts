import type { BrandData } from '@coverkit/brand'

/** Words of the footer. */
export const footerCopy = {
  navigation: 'More about us',
  /** What every brand owes its visitors, after its own links. */
  legalLinks: ({ fsgLink, privacyPolicyLink }: BrandData) => [
    { label: 'Financial Services Guide', href: fsgLink },
    { label: 'Privacy policy', href: privacyPolicyLink },
    { label: 'Terms and conditions', href: '/terms-and-conditions' },
    { label: 'Complaints', href: '/complaints' },
    { label: 'Accessibility', href: '/accessibility' },
  ],
  general:
    'What you read here is general information. It does not consider your objectives, financial situation or needs. Before you decide, read the product disclosure statement and target market determination of the insurer.',
  company: ({ legalName, regNumbers }: BrandData) =>
    `${legalName} ABN ${regNumbers.abn}, Australian Financial Services Licence ${regNumbers.afsl}.`,
  support: 'Interpreter 131 450. National Relay Service 1300 555 727. Lifeline 13 11 14, day and night.',
  sample: (brand: BrandData) =>
    `${brand.name} is a fictitious brand. Its insurers are invented, its company numbers are placeholders, and every price is a sample.`,
}
