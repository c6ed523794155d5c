import type { Indexation } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'

export const indexationCopy = {
  title: 'Indexation',
  lead: 'Indexation raises your amounts a little on each anniversary, so that they keep up with prices. The premium goes up with them.',
  meaning:
    'How much they rise by is in your policy. With some insurers it’s the consumer price index (CPI), with others the greater of CPI and 5%.',
  legend: 'Indexation',
  labels: {
    on: 'On',
    off12Months: 'Off for 12 months',
    offPermanent: 'Off permanently',
  } satisfies Record<Indexation, string>,
  on: 'Your amounts rise on each anniversary.',
  off12Months: (resumes: string | null) =>
    resumes === null
      ? 'The next rise is left out. A year later they rise again by themselves.'
      : `The next rise is left out. From ${resumes} your amounts rise again by themselves.`,
  offPermanent: 'Your amounts stay as they are.',
  permanent: {
    title: 'Off permanently can’t be undone without health questions',
    text: 'Prices go on rising, so the same amount will buy less each year. If you only want to skip one rise, turn it off for 12 months.',
  },
  resumed: 'Turning it on again needs health questions, because it was off permanently.',
  effects: 'What each choice does',
  caption: (from: string, years: number) =>
    `Your cover and its yearly premium from ${from} and ${years} years on`,
  columns: {
    choice: 'Indexation',
    next: (from: string) => `Cover from ${from}`,
    nextPremium: 'Premium that year',
    later: (years: number) => `Cover in ${years} years`,
    laterPremium: 'Premium then',
  },
  aside: {
    title: 'Worth knowing',
    text: 'Whatever you choose, under stepped premiums the price also rises because you get older. Indexation comes on top of that.',
    why: 'Unless you turn it off, your amounts rise every year.',
  },
}

export const effectTexts: QueryTexts = {
  loading: 'Working out the next years',
  failed: {
    title: 'We couldn’t work out the next years',
    text: 'You can choose all the same. The figures are on the review page once we have them.',
  },
  tryAgain: 'Try again',
}
