import { countWord } from '#common/form/countWord.ts'

/** Words of the comparison side by side. */
export const compareCopy = {
  title: (count: number) => `Compare ${countWord(count)} insurers`,
  back: 'Back to your quotes',
  lead: {
    same: (insurer: string) => `${insurer} costs least now, and in total if you keep the cover.`,
    now: (insurer: string) => `${insurer} costs least now.`,
    toEnd: (insurer: string, age: number) => ` ${insurer} costs least if you keep the cover to age ${age}.`,
    none: 'The same cover with each insurer, side by side.',
  },
  missing: (insurers: string) =>
    `We don’t have a price for this cover from ${insurers}, so this page compares the others.`,
  tooFew: {
    title: 'You need two prices to compare',
    text: 'Choose at least two insurers that have a price for you.',
    requesting: 'Some insurers are still working out their prices. You’ll see the comparison once they have.',
  },
  chart: {
    title: 'How much more each insurer costs than the lowest, by age',
    always: (insurer: string, age: number) => `${insurer} costs least every year to age ${age}`,
    changes: (first: string, until: number, later: string, from: number) =>
      `${first} costs least until age ${until}, and ${later} from age ${from}`,
    note: (rise: string | null, type: string) =>
      `How much more a year you’d pay than with the cheapest insurer. Premium type: ${type.toLowerCase()}${rise === null ? '' : `, with cover that rises ${rise} a year`}.`,
    pick: 'Age',
    tick: (amount: string) => `+${amount}`,
    topTick: (amount: string) => `+${amount} a year`,
    at: (age: number, figures: string) => `At ${age}: ${figures}`,
    lowest: (insurer: string, amount: string) => `${insurer} ${amount}, the lowest`,
    more: (insurer: string, amount: string) => `${insurer} ${amount} more`,
    table: 'The chart as a table',
    caption: { each: 'Yearly premium at each age', soFar: 'Paid from today to the end of each year' },
    age: 'Age',
  },
  file: {
    name: 'premiums-by-age.csv',
    download: 'Download these figures (CSV)',
    age: 'Age',
    yearly: (insurer: string) => `${insurer}, yearly premium`,
    soFar: (insurer: string) => `${insurer}, paid so far`,
  },
  figures: { legend: 'Figures', each: 'Each year', soFar: 'So far' },
  totals: {
    title: (age: number) => `In total, to age ${age}`,
    difference: (amount: string, most: string, least: string) =>
      `That’s ${amount} more with ${most} than with ${least}.`,
    same: 'The total is the same with each of them.',
    rates: 'Insurers can change their rates.',
  },
  tools: { onlyDiffering: 'Show only what differs', add: 'Add an insurer', print: 'Print' },
  table: (count: number) => `${countWord(count)} insurers side by side`,
  corner: 'All for the same cover',
  cornerDiffers: 'Not all for the same cover',
  lowest: 'Lowest',
  titles: {
    now: 'Price now',
    years: 'Price over time',
    terms: 'The cover',
    documents: 'Documents',
  },
  rows: {
    total: (frequency: string) => `${frequency} total`,
    yearly: 'Paid once a year',
    cover: (cover: string, frequency: string) => `${cover}, ${frequency.toLowerCase()}`,
    fee: (frequency: string) => `${frequency} policy fee`,
    shortTerm: (years: number) => (years === 1 ? 'Next year' : `Next ${years} years`),
    toEnd: (age: number) => `To age ${age}`,
    level: 'Level premium',
    term: (cover: string, label: string) => `${cover}: ${label.toLowerCase()}`,
    documents: 'Read before you decide',
  },
  offered: 'Offered',
  notOffered: 'Not offered',
  none: 'None',
  unknown: 'Not known',
  same: (count: number, labels: string) =>
    `Not shown because it’s the same with ${count === 2 ? 'both' : `all ${countWord(count)}`}: ${labels}.`,
  documents: {
    of: (insurer: string) => ` from ${insurer}, opens in a new tab`,
    failed: 'We couldn’t load the documents. Try again later, or find them on the insurer’s site.',
  },
}
