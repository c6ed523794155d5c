import type { BrandData } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const termsCopy = (brand: BrandData): Article => ({
  heading: 'Terms and conditions',
  lead: `The terms for using ${brand.name}. They take nothing away from your rights under Australian law.`,
  sections: [
    {
      id: 'general-information',
      heading: 'General information',
      blocks: [
        'What you read here is general. It does not consider your objectives, financial situation or needs. Before you decide, read the insurer’s product disclosure statement (PDS) and target market determination (TMD), and think about whether the cover suits you.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and estimates',
      blocks: [
        'Prices shown before you apply are indicative. They are worked out from what you enter, and the insurer sets the final premium after it has looked at your application. In this demonstration product all prices are samples.',
        'Calculator results are estimates. They rest on the assumptions shown with them, which you can change.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      blocks: [
        'Answer questions from us and from the insurer truthfully and with reasonable care. You may use this site for yourself and for people who have asked you to help them. Do not try to break it, or read other people’s details.',
      ],
    },
    {
      id: 'our-part',
      heading: 'Our part',
      blocks: [
        'We take due care and skill with the services that we give you. We are responsible for loss that we cause by failing to do so. We are not responsible for loss that we could not foresee, or that comes from details that you gave us and that were wrong.',
        'We try to keep the site running at all times, but it may be down for repairs. Your answers stay on your device meanwhile.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'If we change these terms, the new ones apply to what you do after we publish them. They never change an insurance policy that you hold. If a change matters to you, you may stop using the site, at no cost.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and complaints',
      blocks: [
        'The law of the state or territory where you live applies, and you may go to its courts.',
        {
          links: [
            { label: 'How to complain', href: '/complaints' },
            { label: 'Privacy policy', href: brand.privacyPolicyLink },
            { label: 'Financial Services Guide', href: brand.fsgLink },
          ],
        },
      ],
    },
  ],
  closing: `${brand.legalName}, ABN ${brand.regNumbers.abn}, AFSL ${brand.regNumbers.afsl}. In force from 1 November 2026.`,
})
