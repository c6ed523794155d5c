import { formatMoney } from '@coverkit/core'

export const refundCopy = {
  lead: (share: number) =>
    `We pay you back ${share}% of the commission we receive for each later year of a policy you transfer. Your insurer, cover and price stay the same.`,
  title: 'What you’d get back',
  text: 'Insurers pay a broker commission for each year that you keep a policy. It’s part of your premium.',
  labels: { premium: 'Premium of the policies you’d transfer', frequency: 'How often you pay it' },
  hint: 'In dollars, as on your last bill. We use it for this figure only. It isn’t saved or sent.',
  refused: 'Enter the premium as an amount, such as 1,200',
  result: (refund: number) => `You’d get back about ${formatMoney(refund)} a year.`,
  assumed: (laterYears: number) =>
    `This assumes that the insurers pay us ${laterYears}% of the premium each year. Some pay less for a policy that’s transferred, or nothing. Then you’d get back less, or nothing.`,
  term: (share: number) =>
    `We pay you back ${share}% of the commission we receive for later years. If an insurer pays us none for a policy, there’s none to pay back.`,
}
