import {
  ASSUMPTION_MEASURES,
  ASSUMPTIONS,
  type AssumptionMeasure,
  type Assumptions,
  defaultAssumptions,
  parseMoney,
  parsePercent,
  parseRate,
  parseWholeNumber,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { field } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import type { CalculatorModel } from '../calculatorModel.ts'
import { assumptionValue } from './assumptionValue.ts'
import { labels } from './copy.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

const parsers: Readonly<Record<AssumptionMeasure, (text: string) => number>> = {
  years: (text) => parseWholeNumber(text, { min: 0, max: 80 }),
  percent: (text) => parsePercent(text) / 100,
  rate: (text) => parseRate(text),
  cost: (text) => parseMoney(text),
}

function readerOf(name: keyof Assumptions) {
  return field(parsers[ASSUMPTION_MEASURES[name]])
}

const schema = z.object(
  Object.fromEntries(ASSUMPTIONS.map((name) => [name, readerOf(name)])) as {
    [Name in keyof Assumptions]: ReturnType<typeof readerOf>
  },
)

export const model: CalculatorModel<Field> = {
  ...stepReader({
    view,
    messages,
    schema: () => schema,
    apply: (answers, read) => ({ ...answers, assumptions: changedAssumptions(read) }),
  }),
  // In the chunk of the view, which is at hand with the model.
  words: async () => ({ labels }),
  formats: Object.fromEntries(
    ASSUMPTIONS.map((name) => [name, (value: number) => assumptionValue(name, value)]),
  ),
}

/** The assumptions as the fields stand; a field that cannot be read counts as its default. */
export function assumptionsInFields(fields: InputValues<Field>): Assumptions {
  const read = ASSUMPTIONS.map((name) => {
    const value = readerOf(name).safeParse(fields[name])
    return [name, value.success ? value.data : defaultAssumptions[name]] as const
  })
  return Object.fromEntries(read) as Record<Field, number>
}

/** Picks the assumptions that differ from the defaults. */
export function changedAssumptions(assumptions: Assumptions): Partial<Assumptions> {
  const changed = ASSUMPTIONS.filter((name) => assumptions[name] !== defaultAssumptions[name])
  return Object.fromEntries(changed.map((name) => [name, assumptions[name]]))
}
