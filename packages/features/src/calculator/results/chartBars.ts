import { type CoverFigures, formatMoney, kindOf, type NeedsCover, salaryTaxes } from '@coverkit/core'
import { formatSum } from '#cover/words'
import { formatPart, resultsCopy } from './copy.ts'

export interface ChartBar {
  readonly label: string
  readonly value: number
  readonly formatted: string
}

const copy = resultsCopy.chart

/** The bars of a cover's chart, largest first: the parts of a lump sum, or a month's salary beside the benefit. */
export function chartBars(figures: CoverFigures, annualSalary: number): readonly ChartBar[] {
  const bars =
    figures.cover === 'incomeProtectionCover' ? monthBars(figures, annualSalary) : partBars(figures)
  return [...bars].sort((one, other) => other.value - one.value)
}

function partBars({ parts }: CoverFigures): readonly ChartBar[] {
  return parts.map(({ name, amount }) => bar(formatPart[name]?.label ?? name, amount))
}

function monthBars({ gross }: CoverFigures, annualSalary: number): readonly ChartBar[] {
  const { net } = salaryTaxes(annualSalary)
  return [
    bar(copy.salary, Math.round(annualSalary / 12)),
    bar(copy.takeHome, Math.round(net / 12)),
    bar(copy.benefit, gross),
  ]
}

function bar(label: string, value: number): ChartBar {
  return { label, value, formatted: formatMoney(value) }
}

/** Dollars, with their unit where the cover pays by the month. */
export function coverAmount(cover: NeedsCover, dollars: number): string {
  return formatSum(kindOf(cover), dollars)
}
