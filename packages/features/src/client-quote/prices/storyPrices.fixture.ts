import type { ComparisonRequest, InsurerAnswer } from '@coverkit/core'
import { examplePrices } from '#common/testing/examplePrices.ts'

const quoted = examplePrices.insurers.filter(({ status }) => status === 'quoted')
const { insurers: _all, ...head } = examplePrices

/** The discount for each waiting period in days, in percent. */
const OFF_BY_WAIT: Readonly<Record<string, number>> = { 30: 0, 60: 15, 90: 25, 730: 60 }

/** Answers as a backend with simple prices: stepped rises by 100 dollars a year, a longer wait costs less. */
export async function storyPrices(request: Request): Promise<Response | null> {
  if (request.url.endsWith('/quote/projection')) return Response.json(projection(await request.json()))
  if (request.url.endsWith('/quote/compare')) return Response.json(comparison(await request.json()))
  return null
}

function projection({ clients: [{ age }] }: ComparisonRequest) {
  const ages = Array.from({ length: Math.max(65 - age, 0) }, (_, year) => age + year)
  const stepped = ages.map((_, year) => 1_000 + 100 * year)
  const level = ages.map(() => 1_550)
  const each = (years: readonly number[], growth: number) =>
    years.map((price, year) => Math.round(price * growth ** year))
  const by = (years: readonly number[]) => ({
    on: each(years, 1.05),
    off12Months: each(years, 1.05),
    offPermanent: years,
  })
  return {
    ...head,
    ages,
    sumInsured: { on: {}, off12Months: {}, offPermanent: {} },
    insurers: quoted.map(({ frequencies: _none, ...insurer }) => ({
      ...insurer,
      projection: { stepped: by(stepped), level: by(level) },
    })),
  }
}

function comparison({ clients: [{ needs }] }: ComparisonRequest) {
  const off = OFF_BY_WAIT[needs.incomeProtectionCover.waitingPeriod] ?? 0
  return { ...head, insurers: quoted.map((insurer) => cheaper(insurer, 1 - off / 100)) }
}

function cheaper(insurer: InsurerAnswer, share: number): InsurerAnswer {
  const yearly = insurer.frequencies?.yearly
  const cover = yearly?.covers.incomeProtection
  if (!yearly || !cover) return insurer
  const priced = { ...cover, total: Math.round(cover.total * share * 100) / 100 }
  const covers = { ...yearly.covers, incomeProtection: priced }
  return {
    ...insurer,
    adjustments: [],
    frequencies: { ...insurer.frequencies, yearly: { ...yearly, covers } },
  }
}
