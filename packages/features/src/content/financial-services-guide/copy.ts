import type { BrandData } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const financialServicesGuideCopy = (brand: BrandData): Article => ({
  heading: 'Financial Services Guide',
  lead: 'What we can do for you, how we’re paid, and how to complain. Read it before you use our services.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `${brand.legalName}, ABN ${brand.regNumbers.abn}, holds Australian Financial Services Licence ${brand.regNumbers.afsl}. Call ${brand.phone} or write to ${brand.email}.`,
      ],
    },
    {
      id: 'services',
      heading: 'What we can do',
      blocks: [
        'We are authorised to give general advice about, and to arrange, life risk insurance: life, total and permanent disability, critical illness and income protection cover. We act for you, not for the insurer, when we arrange a policy. We don’t give personal advice.',
        'Before a policy is issued you receive the insurer’s product disclosure statement. There’s a cooling-off period of at least 14 days. The insurer’s documents say if yours is longer.',
      ],
    },
    {
      id: 'how-we-are-paid',
      heading: 'How we’re paid',
      blocks: [
        'The insurer pays us commission, which is part of your premium: at most 60% (including GST) of the first year’s premium, and at most 20% (including GST) of the premium of each year after that.',
        'For example, if your premium is $1,000 a year, we receive at most $600 for the first year and $200 for each later year. If the policy ends within two years, we may have to pay some of it back.',
        'Our staff are paid salaries. We don’t pay people who refer you to us. Because we receive commission, we are not independent, impartial or unbiased within the meaning of the Corporations Act.',
      ],
    },
    {
      id: 'relationships',
      heading: 'Our relationships',
      blocks: [
        'We arrange policies with the seven insurers on our panel. None of them owns us, and we own none of them.',
      ],
    },
    {
      id: 'complaints',
      heading: 'If you aren’t satisfied',
      blocks: [
        'Tell us first. We answer within 30 days, or 45 days for super. If we can’t resolve it, you can go to the Australian Financial Complaints Authority, free of charge: 1800 931 678, info@afca.org.au, GPO Box 3, Melbourne VIC 3001.',
        'We hold professional indemnity insurance as section 912B of the Corporations Act requires. It also covers the work of people who have left us.',
        {
          links: [
            { label: 'How to complain', href: '/complaints' },
            { label: 'Privacy policy', href: brand.privacyPolicyLink },
          ],
        },
      ],
    },
  ],
  closing: `Version 1, 1 November 2026. ${brand.name} is a fictitious brand: its licence and company numbers are placeholders.`,
})
