import { type BrandData, officeHours, refundOf } from '@coverkit/brand'
import { panelCount } from '#cover/panel'
import type { Article } from '../article/Article.ts'
import { inForce, LEGAL_VERSIONS } from '../legal/legalVersions.ts'
import { refundWords } from '../legal/refundWords.ts'

export const financialServicesGuideCopy = (brand: BrandData): Article => ({
  heading: 'Financial Services Guide',
  lead: 'What we can do for you, how we’re paid, and how to complain. Read it before you use our services.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `${brand.legalName}, ABN ${brand.regNumbers.abn}, holds Australian Financial Services Licence ${brand.regNumbers.afsl}. Call ${brand.phone}, ${officeHours(brand)}. Write to ${brand.email}, or to ${brand.office.post}.`,
        brand.words.instructions,
      ],
    },
    {
      id: 'services',
      heading: 'What we can do',
      blocks: [
        'We’re authorised to give general advice about, and to arrange, life risk insurance: life, total and permanent disability, critical illness and income protection cover. When we arrange a policy, we act for you, not for the insurer. We don’t give personal advice.',
        '{if claims}If you make a claim, we pass on to the insurer what you send us, and tell you where the claim is up to. {end}We don’t handle or settle claims, and we don’t advise you on whether a claim will be paid. The insurer decides.',
        'Before a policy is issued, you get the insurer’s product disclosure statement. There’s a cooling-off period of at least 14 days. The insurer’s documents say if yours is longer.',
      ],
    },
    {
      id: 'how-we-are-paid',
      heading: 'How we’re paid',
      blocks: [
        'The insurer pays us commission, which is part of your premium: up to 60% (including GST) of the first year’s premium, and up to 20% (including GST) of the premium for each later year.',
        'For example, if your premium is $1,000 a year, we receive up to $600 for the first year and up to $200 for each later year. If the policy ends within two years, we may have to pay some of it back.',
        'You can ask us for more detail about what we’re paid. Ask before we arrange a policy for you, and within a reasonable time of getting this guide.',
        brand.words.remuneration,
        ...(refundOf(brand) ? [refundWords(brand)] : []),
        'Because we receive commission, we are not independent, impartial or unbiased within the meaning of the Corporations Act.',
      ],
    },
    {
      id: 'relationships',
      heading: 'Our relationships',
      blocks: [
        `We arrange policies with the ${panelCount(brand)} insurers on our panel. None of them owns us, and we own none of them.`,
      ],
    },
    {
      id: 'complaints',
      heading: 'If you aren’t satisfied',
      blocks: [
        'Tell us first. We’ll answer within 30 days, or 45 days for super. If we can’t resolve it, you can go to the Australian Financial Complaints Authority, free of charge: 1800 931 678, info@afca.org.au, GPO Box 3, Melbourne VIC 3001.',
        'We hold professional indemnity insurance as section 912B of the Corporations Act requires. It also covers the work of people who no longer work for us.',
        {
          links: [
            { label: 'How to complain', href: '/complaints' },
            { label: 'Privacy policy', href: brand.privacyPolicyLink },
          ],
        },
      ],
    },
  ],
  closing: `${inForce(LEGAL_VERSIONS.guide)} ${brand.name} is a fictitious brand: its licence and company numbers are placeholders.`,
})
