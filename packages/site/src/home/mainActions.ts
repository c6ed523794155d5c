/** Addresses of the three main actions of every home page. */
export const mainActions = {
  quote: '/client-quote/select-covers',
  needs: '/life-insurance-calculator/about-you',
  transfer: '/transfer-policy/policy-holders',
}
