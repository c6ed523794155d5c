import { type BrandData, officeHours } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const accessibilityCopy = (brand: BrandData): Article => ({
  heading: 'Accessibility',
  lead: 'Everyone should be able to work out how much cover they need, compare prices and apply here, with the tools they use every day.',
  sections: [
    {
      id: 'what-we-aim-for',
      heading: 'What we aim for',
      blocks: [
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        {
          list: [
            'Everything works with a keyboard alone, and you can always see where you are.',
            'Screen readers read out questions, hints and errors, and errors tell you how to fix them.',
            'You can make text up to four times larger without losing anything.',
            'We never use colour alone to tell you something. The site follows your device’s light, dark and high-contrast settings.',
            'If your device is set to reduce motion, nothing moves.',
            'On your own device, most of your answers are saved while you take a break.',
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      heading: 'Other ways to reach us',
      blocks: [
        {
          terms: [
            { term: 'Phone', meaning: `${brand.phone}, ${officeHours(brand)}` },
            { term: 'Email', meaning: brand.email },
            { term: 'Post', meaning: `${brand.legalName}, ${brand.office.post}` },
            { term: 'National Relay Service', meaning: '1300 555 727, then ask for our number' },
            { term: 'Interpreter line', meaning: '131 450' },
          ],
        },
        'Anything you can do here, you can do by phone. Someone you trust can speak for you.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us what isn’t working',
      blocks: [
        'If you have trouble with a page, tell us which one and what happened. We’ll answer within 1 business day.',
        { links: [{ label: 'Report a problem', href: '/contact-request?topic=accessibility' }] },
      ],
    },
  ],
})
