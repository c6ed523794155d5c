import type { BrandData } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'
import { inForce, LEGAL_VERSIONS } from '../legal/legalVersions.ts'

export const termsCopy = (brand: BrandData): Article => ({
  heading: 'Terms and conditions',
  lead: `The terms for using ${brand.name}. They don’t take away any of your rights under Australian law.`,
  sections: [
    {
      id: 'general-information',
      heading: 'General information',
      blocks: [
        'The information here is general. It doesn’t consider your objectives, financial situation or needs. Before you decide, read the insurer’s product disclosure statement (PDS) and target market determination (TMD), and think about whether the cover is right for you.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and estimates',
      blocks: [
        'Prices shown before you apply are indicative. They’re based on what you enter, and the insurer sets the final premium once it has looked at your application. In this demonstration product all prices are samples.',
        'Calculator results are estimates. They depend on the assumptions shown with them, which you can change.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your responsibilities',
      blocks: [
        'Answer questions from us and from the insurer truthfully and with reasonable care. You may use this site for yourself and for people who have asked you to help them. Don’t try to break it or see other people’s information.',
      ],
    },
    {
      id: 'our-part',
      heading: 'Our responsibilities',
      blocks: [
        'We provide our services with due care and skill, and we’re responsible for any loss we cause if we don’t. We aren’t responsible for a loss we couldn’t have foreseen, or one caused by wrong details you gave us.',
        'We try to keep the site running at all times, but it may be down for maintenance. Most of the answers you’ve given are saved on your device, unless you’re on a shared computer or in a private window.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'If we change these terms, the new ones apply to what you do after we publish them. They never change an insurance policy you hold. If you don’t agree with a change, you can stop using the site at no cost.',
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
  closing: `${brand.legalName}, ABN ${brand.regNumbers.abn}, AFSL ${brand.regNumbers.afsl}. ${inForce(LEGAL_VERSIONS.terms)}`,
})
