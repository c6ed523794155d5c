import type { BrandData } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const accessibilityCopy = (brand: BrandData): Article => ({
  heading: 'Accessibility',
  lead: 'Everyone should be able to work out, compare and apply for cover here, with the tools they use every day.',
  sections: [
    {
      id: 'what-we-aim-for',
      heading: 'What we aim for',
      blocks: [
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        {
          list: [
            'Everything works with a keyboard alone, and you can always see where you are.',
            'Questions, hints and errors are read out by screen readers, and errors say how to put them right.',
            'You can make the text larger, up to four times, without losing anything.',
            'Colour is never the only sign of something. Light, dark and high-contrast settings of your device are respected.',
            'Nothing moves if you have asked your device for less motion.',
            'Your answers are kept on your device while you take a break.',
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
            { term: 'Phone', meaning: brand.phone },
            { term: 'E-mail', meaning: brand.email },
            { term: 'National Relay Service', meaning: '1300 555 727, then ask for our number' },
            { term: 'Interpreter line', meaning: '131 450' },
          ],
        },
        'You can do everything with us by phone that you can do here. Someone you trust may speak for you.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us what does not work',
      blocks: [
        'If a page gets in your way, tell us the page and what happened. We answer within 2 business days.',
        { links: [{ label: 'Report a problem', href: '/contact-request?topic=accessibility' }] },
      ],
    },
  ],
})
