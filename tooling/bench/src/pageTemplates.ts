/** One page of each look that is plain HTML, by a name for the table. */
export const PAGE_TEMPLATES = {
  home: '/',
  'who we are': '/who-we-are',
  'a legal page': '/privacy-policy',
  'learn index': '/learn',
  'learn article': '/learn-about-life-insurance/what-is-life-insurance',
  'an article of a series': '/learn-about-life-insurance-premiums/understanding-stepped-and-level-premium',
  faq: '/faq/about',
  'get help': '/get-help',
  'contact us': '/contact-us',
  'cover types': '/client-quote/types',
  accessibility: '/accessibility',
  complaints: '/complaints',
  'not found': '/no-such-page',
} as const
