import type { PaymentFrequency } from '@coverkit/core'
import { premiumCopy } from '#cover/premium'

export const confirmCopy = {
  title: 'Confirm your cover',
  lead: (insurer: string) => `You chose ${insurer}. Check that this is the cover you want.`,
  paid: (frequency: PaymentFrequency, perYear: string) =>
    `Paid ${premiumCopy.frequencies[frequency].toLowerCase()}: ${perYear} a year in total`,
  compared: (amount: string, frequency: PaymentFrequency) =>
    `That’s the price for the way you chose to pay. The prices below are the ones you compared, with everything paid by direct debit: ${amount} ${premiumCopy.per[frequency]}.`,
  pricedOn: (date: string) => `Prices as at ${date}.`,
  covers: 'Your covers',
  premium: 'Premium',
  breakdown: 'Price breakdown',
  adjusted: 'What the insurer changed',
  changeCover: 'Change cover',
  deadline: {
    title: (date: string) => `Finish by ${date}`,
    text: (chosen: string) => `You chose this insurer on ${chosen}. After 30 days you’ll need new prices.`,
  },
  health: 'The price may change after health questions, and the insurer decides whether to accept you.',
  startAgain: {
    button: 'Start a new application',
    title: 'Start a new application?',
    text: 'We’ll clear the insurer you chose and your deadline. We’ll keep your covers and answers, and you’ll choose an insurer again.',
    confirm: 'Start again',
    retain: 'Keep this application',
    close: 'Close',
  },
  aside: {
    title: 'What comes next',
    text: 'Your duty to answer with care, the documents, your health, your details and how you’ll pay. You can stop at any time and come back. You can pull out at any time before your cover starts.',
  },
}
