import type { BrandData } from '@coverkit/brand'

/** Words of the footer. */
export const footerCopy = {
  navigation: 'More about us',
  general:
    'What you read here is general information. It does not consider your objectives, financial situation or needs. Before you decide, read the product disclosure statement and target market determination of the insurer.',
  company: ({ legalName, regNumbers }: BrandData) =>
    `${legalName} ABN ${regNumbers.abn}, Australian Financial Services Licence ${regNumbers.afsl}.`,
  support: 'Interpreter 131 450. National Relay Service 1300 555 727. Lifeline 13 11 14, day and night.',
  sample: (brand: BrandData) =>
    `${brand.name} is a fictitious brand. Its insurers are invented, its company numbers are placeholders, and every price is a sample.`,
}
