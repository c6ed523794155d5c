import { COVER_KINDS, type ProjectionAnswer } from '@coverkit/core'
import { COVER_WORDS } from '#cover/words'
import type { Compared } from './compareRows.ts'
import { compareCopy } from './copy.ts'

/** Adds up yearly amounts: the total from today to the end of each year, in cents. */
export function soFar(yearly: readonly number[]): readonly number[] {
  let total = 0
  return yearly.map((amount) => {
    total += amount
    return total
  })
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

type Projected = Pick<ProjectionAnswer, 'ages' | 'sumInsured'>

/** The figures behind the chart as a CSV file: the cover at each age, and of each insurer the premium and what is paid so far. */
export function yearFile(
  { offers, years }: Pick<Compared, 'offers' | 'years'>,
  projected: Projected,
): string {
  const { ages, sumInsured } = projected
  const { age, yearly, soFar: paid } = compareCopy.file
  const covers = COVER_KINDS.flatMap((kind) => {
    const sums = sumInsured.on[kind]
    return sums ? [{ name: COVER_WORDS[kind].name, values: sums.map(String) }] : []
  })
  const premiums = offers.flatMap(({ code, name }) => {
    const of = years.get(code)?.yearly ?? []
    return [
      { name: yearly(name), values: of.map(dollars) },
      { name: paid(name), values: soFar(of).map(dollars) },
    ]
  })
  const columns = [{ name: age, values: ages.map(String) }, ...covers, ...premiums]
  const lines = [
    columns.map(({ name }) => cell(name)),
    ...ages.map((_age, year) => columns.map(({ values }) => values[year] ?? '')),
  ]
  return lines.map((line) => `${line.join(',')}\r\n`).join('')
}
