import type { Indexation } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'

export const indexationCopy = {
  title: 'Indexation',
  lead: 'Indexation increases your cover a little each anniversary, so it keeps up with prices. The premium goes up with it.',
  meaning: 'How much it increases by is in your policy. Our examples use 3%.',
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
  offPermanent: 'Your cover stays at the same amounts.',
  permanent: {
    title: 'You can’t undo this without health questions',
    text: 'As prices rise, the same amount buys less. If you only want to skip one increase, turn it off for 12 months.',
  },
  resumed: 'Turning it on again needs health questions, because it was off permanently.',
  effects: 'What each choice does',
  caption: (from: string, years: number) =>
    `Your cover and its yearly premium from ${from}, and in ${years} years’ time`,
  columns: {
    choice: 'Indexation',
    next: (from: string) => `Cover from ${from}`,
    nextPremium: 'Premium that year',
    later: (years: number) => `Cover in ${years} years`,
    laterPremium: 'Premium then',
  },
  aside: {
    title: 'Worth knowing',
    text: 'Whatever you choose, with stepped premiums the price also goes up as you get older. Indexation comes on top of that.',
    why: 'While indexation is on, your cover increases every year.',
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
