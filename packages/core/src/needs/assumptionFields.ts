import { byName } from '../fields/byName.ts'
import { defineFields } from '../fields/defineFields.ts'
import type { Field } from '../fields/Field.ts'
import { formatNumber } from '../fields/formatMoney.ts'
import { parseMoney } from '../fields/parseMoney.ts'
import { parsePercent, parseRate } from '../fields/parsePercent.ts'
import { parseWholeNumber } from '../fields/parseWholeNumber.ts'
import { number, withDefault } from '../fields/read.ts'
import {
  ASSUMPTION_MAXIMUM,
  ASSUMPTION_MEASURES,
  ASSUMPTIONS,
  type AssumptionMeasure,
  defaultAssumptions,
} from './defaultAssumptions.ts'
import type { Assumptions } from './types.ts'

interface Measure {
  readonly decimals: number
  readonly parse: (text: string) => number
}

const MEASURES: Readonly<Record<AssumptionMeasure, Measure>> = {
  years: { decimals: 0, parse: (text) => parseWholeNumber(text, { min: 0, max: ASSUMPTION_MAXIMUM.years }) },
  percent: { decimals: 2, parse: (text) => parsePercent(text) / 100 },
  rate: { decimals: 1, parse: (text) => parseRate(text) },
  cost: { decimals: 0, parse: (text) => parseMoney(text) },
}

/** An assumption is never blank: its default counts where it is missing. */
function assumption(name: keyof Assumptions): Field<number, Record<never, never>> {
  const measure = ASSUMPTION_MEASURES[name]
  const { decimals, parse } = MEASURES[measure]
  const standard = defaultAssumptions[name]
  return {
    empty: standard,
    isNeverBlank: true,
    rules: {},
    read: withDefault(number(0, ASSUMPTION_MAXIMUM[measure], decimals), standard),
    parse: (input) => parse(String(input)),
    show: formatNumber,
  }
}

/** The assumptions of the calculator's form. */
export const assumptionFields = defineFields<unknown>()(byName(ASSUMPTIONS, assumption))
