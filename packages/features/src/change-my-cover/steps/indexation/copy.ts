import type { Indexation } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'

export const indexationCopy = {
  title: 'Indexation',
  lead: 'Indexation increases your cover a little each anniversary to help it keep up with prices. The premium goes up with it.',
  meaning: 'These figures use 3% a year. Your policy may use another rate.',
  legend: 'Indexation',
  labels: {
    on: 'On',
    off12Months: 'Off for 12 months',
    offPermanent: 'Off permanently',
  } satisfies Record<Indexation, string>,
  on: 'Your cover increases on each anniversary.',
  off12Months: (resumes: string | null) =>
    resumes === null
      ? 'The insurer skips the next increase. Your cover starts increasing again a year later.'
      : `The insurer skips the next increase. Your cover starts increasing again from ${resumes}.`,
  offPermanent: 'Your cover stays the same at each anniversary.',
  permanent: {
    title: 'You can’t undo this without health questions',
    text: 'As prices rise, the same amount buys less. If you only want to skip one increase, turn it off for 12 months.',
  },
  resumed: 'Changing this needs health questions, because indexation was off permanently.',
  effects: 'What each choice does',
  caption: (from: string, years: number) =>
    `Your cover and its yearly premium from ${from}, and in ${years === 1 ? 'one year’s' : `${years} years’`} time`,
  columns: {
    choice: 'Indexation',
    next: (from: string) => `Cover from ${from}`,
    nextPremium: 'Premium that year',
    later: (years: number) => (years === 1 ? 'Cover in 1 year' : `Cover in ${years} years`),
    laterPremium: 'Premium then',
  },
  aside: {
    title: 'Worth knowing',
    text: 'With stepped premiums the price generally goes up as you get older, whatever you choose here. Any indexation comes on top of that.',
    why: 'The insurer needs to know whether to increase your cover each year.',
  },
}

export const effectTexts: QueryTexts = {
  loading: 'Working out the figures for the coming years',
  failed: {
    title: 'We couldn’t work out the figures for the coming years',
    text: 'You can still choose without them.',
  },
  tryAgain: 'Try again',
}
