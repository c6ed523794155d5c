/** Where the three main actions lead. */
export const actions = {
  quote: '/client-quote/select-covers',
  needs: '/life-insurance-calculator/about-you',
  transfer: '/contact-request?topic=transfer',
}
