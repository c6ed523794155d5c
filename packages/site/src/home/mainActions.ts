/** Where the three main actions of every home page lead. */
export const mainActions = {
  quote: '/client-quote/select-covers',
  needs: '/life-insurance-calculator/about-you',
  transfer: '/transfer-policy/policy-holders',
}
