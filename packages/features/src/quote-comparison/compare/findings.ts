import { lowest } from '../facts.ts'
import type { Offer } from '../offers.ts'
import { costsLeast } from '../projection/costsLeast.ts'
import type { Compared } from './compareRows.ts'
import { compareCopy } from './copy.ts'

const nameOf = (offers: readonly Offer[], code: string) =>
  offers.find((offer) => offer.code === code)?.name ?? code

/** Whether there are figures of the years for all that are compared. */
export function hasAllYears({ offers, years }: Pick<Compared, 'offers' | 'years'>): boolean {
  return offers.length > 0 && offers.every(({ code }) => years.has(code))
}

/** Names the insurer that costs least now, and in total; a neutral sentence when several cost the same. */
export function leadFinding(compared: Compared): string {
  const { offers, years, endAge } = compared
  const { same, now: nowWords, toEnd: toEndWords, none } = compareCopy.lead
  const [now, ...othersNow] = lowest(offers, ({ total }) => total)
  const [toEnd, ...othersToEnd] = hasAllYears(compared)
    ? lowest(offers, ({ code }) => years.get(code)?.total ?? 0)
    : []
  if (now === undefined || othersNow.length > 0) return none
  if (toEnd === undefined || othersToEnd.length > 0) return nowWords(nameOf(offers, now))
  if (toEnd === now) return same(nameOf(offers, now))
  return nowWords(nameOf(offers, now)) + toEndWords(nameOf(offers, toEnd), endAge)
}

/** Names the cheapest insurer by age, where one line is enough; else describes the chart. */
export function chartFinding(compared: Compared, ages: readonly number[]): string {
  const { offers, years } = compared
  const finding = costsLeast(offers.map(({ code }) => ({ code, yearly: years.get(code)?.yearly ?? [] })))
  const { title, always, changes } = compareCopy.chart
  const last = ages.at(-1) ?? 0
  switch (finding.kind) {
    case 'always':
      return always(nameOf(offers, finding.code), last)
    case 'changes': {
      const from = ages[finding.from] ?? last
      return changes(nameOf(offers, finding.first), from - 1, nameOf(offers, finding.later), from)
    }
    case 'none':
      return title
  }
}
