import type { PaymentFrequency } from '@coverkit/core'
import { premiumCopy } from '#quote/premium-copy'

export const applicationCopy = {
  flowTitle: 'Application',
  confirm: {
    title: 'Confirm your cover',
    lead: (insurer: string) =>
      `You chose ${insurer}. Check that this is the cover you want: what is insured, how it is built, and what it costs.`,
    paid: (frequency: PaymentFrequency, perYear: string) =>
      `Paid ${premiumCopy.frequencies[frequency].toLowerCase()}: ${perYear} a year in all`,
    pricedOn: (date: string) => `Prices of ${date}`,
    covers: 'Your covers',
    premium: 'Premium',
    breakdown: 'Price breakdown',
    adjusted: 'What the insurer changed',
    changeCover: 'Change cover',
    deadline: {
      title: (date: string) => `Finish by ${date}`,
      text: (chosen: string) =>
        `You chose this insurer on ${chosen}. An application must be finished within 30 days of that day; after it, prices are asked for again.`,
    },
    next: {
      title: 'What happens next',
      text: 'You cannot apply online yet. Ask us to contact you, and one of us takes your application with you, starting from this choice. You are under no obligation.',
      contact: 'Ask us to contact you',
    },
    health: 'The price may change after health questions, and the insurer decides whether to accept you.',
    advice:
      'This is general information. It does not take account of your objectives, financial situation or needs. Read the product disclosure statement (PDS) and the target market determination (TMD) before you decide.',
    startAgain: {
      button: 'Start a new application',
      title: 'Start a new application?',
      text: 'We forget the insurer that you chose and the date to finish by. Your covers and answers stay, and you choose an insurer again.',
      confirm: 'Start again',
      retain: 'Keep this application',
      close: 'Close',
    },
  },
}
