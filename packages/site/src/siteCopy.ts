import type { BrandData } from '@coverkit/brand'

/** Words of the frame around every page. */
export const siteCopy = {
  skip: 'Skip to the content',
  menu: 'Menu',
  headerNavigation: 'Main',
  footerNavigation: 'More about us',
  home: (brand: BrandData) => `${brand.name}, home page`,
  call: (phone: string) => `Call ${phone}`,
  general:
    'What you read here is general information. It does not consider your objectives, financial situation or needs. Before you decide, read the product disclosure statement and target market determination of the insurer.',
  company: ({ legalName, regNumbers }: BrandData) =>
    `${legalName} ABN ${regNumbers.abn}, Australian Financial Services Licence ${regNumbers.afsl}.`,
  support: 'Interpreter 131 450. National Relay Service 1300 555 727. Lifeline 13 11 14, day and night.',
  sample: (brand: BrandData) =>
    `${brand.name} is a fictitious brand. Its insurers are invented, its company numbers are placeholders, and every price is a sample.`,
  loading: 'Loading the page',
  notFound: {
    title: 'We cannot find that page',
    lead: 'The address may be mistyped, or the page may have moved.',
    links: [
      { label: 'Home page', href: '/' },
      { label: 'Get a quote', href: '/client-quote/select-covers' },
      { label: 'Work out how much cover you need', href: '/life-insurance-calculator/about-you' },
      { label: 'About life insurance', href: '/learn#learn-about-life-insurance' },
      { label: 'About premiums', href: '/learn#learn-about-life-insurance-premiums' },
      { label: 'How things work', href: '/learn#learn-about-life-insurance-processes' },
      { label: 'Questions and answers', href: '/faq/about' },
      { label: 'Get help', href: '/get-help' },
      { label: 'Ask us to contact you', href: '/contact-request' },
    ],
  },
  failed: {
    title: 'This page did not load',
    lead: 'What you entered is still on your device. Load the page again to go on.',
    again: 'Load the page again',
    call: (phone: string) => `If it keeps happening, call us on ${phone}.`,
  },
}
