import { formatMoney } from '@coverkit/core'
import type { YearsToLastAge } from '@coverkit/core/change-cover'
import { simulatorCopy } from './copy.ts'

const { years: copy } = simulatorCopy

/** A yearly premium in a chart, without cents. */
export const wholeDollars = (dollars: number): string => formatMoney(Math.round(dollars))

/** Summarises the years' premiums in a sentence that holds for each year. */
export function yearsFinding({ ages, after }: Pick<YearsToLastAge, 'ages' | 'after'>): string {
  const [first = 0, last = 0] = [after[0], after.at(-1)]
  const [firstAge = 0, lastAge = 0] = [ages[0], ages.at(-1)]
  const isEach = (test: (one: number, next: number) => boolean) =>
    after.every((premium, year) => year === 0 || test(after[year - 1] ?? 0, premium))
  if (after.length > 1 && isEach((one, next) => next > one))
    return copy.rises(wholeDollars(first), firstAge, wholeDollars(last), lastAge)
  if (isEach((one, next) => one === next)) return copy.stays(wholeDollars(first), lastAge + 1)
  return copy.varies(lastAge + 1)
}
