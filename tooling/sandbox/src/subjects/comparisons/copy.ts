export const comparisonCopy = {
  subject: 'Your life insurance comparison',
  opening: 'You asked us to send you this comparison of life insurance prices.',
  pricedOn: (date: string) => `Prices as at ${date}.`,
  price: (insurer: string, total: string, per: string) => `${insurer}: ${total} ${per}`,
  noPrice: (insurer: string) => `${insurer}: no price for this cover`,
  per: { monthly: 'a month', quarterly: 'a quarter', halfYearly: 'a half-year', yearly: 'a year' },
  open: 'This link opens the whole comparison, with the cover that the prices are for:',
  linkWords: 'Open the comparison',
  linkEnds: (date: string) =>
    `It works until ${date}, on any device. Anyone who has the link can open it. It shows what the prices are based on (age, gender, occupation, state, cover and whether the person smokes), but not your name or address. After that date we delete it.`,
  generalAdvice:
    'General advice warning: this information doesn’t take into account your objectives, financial situation or ' +
    'needs. Consider whether it’s right for you, and read the product disclosure statement and the target market ' +
    'determination before you decide on a product.',
  notYou:
    'If you didn’t ask for this message, you can delete it. We’ll delete the comparison when the link expires.',
}
