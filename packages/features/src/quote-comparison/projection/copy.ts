import type { PremiumType } from '@coverkit/core'

const rises = (percent: string | null) =>
  percent === null ? '' : `, with cover that rises ${percent} a year`

const types = { stepped: 'stepped', level: 'level' } satisfies Record<PremiumType, string>

/** Words for what the years to come cost. */
export const projectionCopy = {
  inYears: (years: number) => (years === 1 ? 'in one year' : `in ${years} years`),
  firstAndLast: (first: string, years: number, last: string) =>
    `: first year ${first}, year ${years} ${last}`,
  pending: 'Working out what the coming years cost',
  unknown: 'We couldn’t work out the 10-year cost',
  failed: 'We couldn’t work out what the next ten years cost. The prices above aren’t affected.',
  again: 'Try again',
  title: 'The years to come',
  chart: (endAge: number) => `What each year costs, to age ${endAge}`,
  doubles: (age: number) => `From age ${age}, it costs more than twice as much as now`,
  assumed: (type: PremiumType, rise: string | null) =>
    `Yearly premium, ${types[type]}${rises(rise)}, at today’s rates. Insurers can change their rates.`,
  atAge: (age: number, amount: string) => `At ${age}: ${amount} a year`,
  pick: 'Age',
  table: 'Every year as a table',
  tableCaption: (insurer: string) => `Yearly premium with ${insurer}`,
  age: 'Age',
  premium: 'Yearly premium',
  total: (endAge: number) => `In total, to age ${endAge}`,
  crossing: {
    from: (age: number) => `Its level premium costs more now and less from age ${age}.`,
    always: 'Its level premium costs less every year.',
    never: (endAge: number) => `Its level premium costs more every year to age ${endAge}.`,
    totals: (endAge: number, stepped: string, level: string) =>
      `To age ${endAge}, stepped adds up to ${stepped} and level to ${level}.`,
    only: { stepped: 'It doesn’t offer level premiums.', level: 'It doesn’t offer stepped premiums.' },
  },
  note: {
    lead: (years: number) => (years === 1 ? 'The total over one year.' : `The total over ${years} years.`),
    text: (type: PremiumType, rise: string | null) =>
      `We add up the ${types[type]} premiums you’d pay if you paid yearly${rises(rise)}. We start from your age now and use today’s rates. Insurers can change their rates.`,
  },
}
