import type { Adjusted } from './RatedCover.ts'

/** Rates are for this many dollars. */
export const PER = 1000

export const MONTHS = 12

/** The adjustments of a cover without terms that an insurer may replace. */
export const NOT_ADJUSTED: Adjusted = { terms: {}, adjustments: [] }

/** @throws Error for a class without the cover, which was declined before */
export function classFactor(factors: Record<string, number>, name: string): number {
  const value = factors[name]
  if (value === undefined) throw new Error(`No factor for class ${name}`)
  return value
}

/** Multiplies the factors of the named options, each once. */
export const product = <Name extends string>(factors: Record<Name, number>, names: readonly Name[]): number =>
  [...new Set(names)].reduce((result, name) => result * factors[name], 1)

/** @throws Error for an age that the life table has no rate of */
export function deathRate(rates: Map<number, number>, age: number): number {
  const rate = rates.get(age)
  if (rate === undefined) throw new Error(`The life table has no age ${age}`)
  return rate
}
