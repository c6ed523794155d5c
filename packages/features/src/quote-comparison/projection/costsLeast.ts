/** Something with a figure for each of the same years. */
export interface Series {
  readonly code: string
  readonly yearly: readonly number[]
}

/**
 * The cheapest insurer over the years: one in each year, one first and another from a year on, or none for long.
 * Years count from 0. When several cost the same in each year, the result is `none`.
 */
export type CostsLeast =
  | { readonly kind: 'always'; readonly code: string }
  | { readonly kind: 'changes'; readonly first: string; readonly later: string; readonly from: number }
  | { readonly kind: 'none' }

export function costsLeast(series: readonly Series[]): CostsLeast {
  const years = series[0]?.yearly.length ?? 0
  if (series.length < 2 || years === 0) return { kind: 'none' }
  const isLowest = Array.from({ length: years }, (_, year) => lowestAt(series, year))
  const always = series.filter(({ code }) => isLowest.every((lowest) => lowest.has(code)))
  const [only, ...more] = always
  if (only) return more.length === 0 ? { kind: 'always', code: only.code } : { kind: 'none' }
  return changesOnce(series, isLowest) ?? { kind: 'none' }
}

function changesOnce(series: readonly Series[], isLowest: readonly ReadonlySet<string>[]): CostsLeast | null {
  const until = (code: string) => isLowest.findIndex((lowest) => !lowest.has(code))
  const since = (code: string) => isLowest.findLastIndex((lowest) => !lowest.has(code)) + 1
  const firsts = series.filter(({ code }) => until(code) > 0)
  const lasts = series.filter(({ code }) => since(code) < isLowest.length)
  const [first, ...otherFirsts] = firsts
  const [later, ...otherLasts] = lasts
  if (!first || !later || otherFirsts.length > 0 || otherLasts.length > 0) return null
  const from = until(first.code)
  return since(later.code) <= from ? { kind: 'changes', first: first.code, later: later.code, from } : null
}

function lowestAt(series: readonly Series[], year: number): Set<string> {
  const figures = series.map(({ code, yearly }) => ({
    code,
    figure: yearly[year] ?? Number.POSITIVE_INFINITY,
  }))
  const lowest = Math.min(...figures.map(({ figure }) => figure))
  return new Set(figures.filter(({ figure }) => figure === lowest).map(({ code }) => code))
}

/** The first year from which on a premium costs more than another in each year; null where there is none. */
export function costsMoreFrom(premium: readonly number[], other: readonly number[]): number | null {
  const from = premium.findLastIndex((amount, year) => amount <= (other[year] ?? amount)) + 1
  return from < premium.length ? from : null
}

/** How much more than the lowest of them each is in each year. */
export function aboveLowest(series: readonly Series[]): Series[] {
  return series.map(({ code, yearly }) => ({
    code,
    yearly: yearly.map(
      (amount, year) => amount - Math.min(...series.map((other) => other.yearly[year] ?? amount)),
    ),
  }))
}
