/** Texts for addresses that lead nowhere. */
export const notFoundCopy = {
  title: 'We can’t find that page',
  lead: 'The address may be mistyped, or the page may have moved.',
  links: [
    { label: 'Home page', href: '/' },
    { label: 'Get a quote', href: '/client-quote/select-covers' },
    { label: 'Work out how much cover you need', href: '/life-insurance-calculator/about-you' },
    { label: 'About life insurance', href: '/learn-about-life-insurance' },
    { label: 'About premiums', href: '/learn-about-life-insurance-premiums' },
    { label: 'How things work', href: '/learn-about-life-insurance-processes' },
    { label: 'Questions and answers', href: '/faq/about' },
    { label: 'Get help', href: '/get-help' },
    { label: 'Ask us to contact you', href: '/contact-request' },
  ],
}
