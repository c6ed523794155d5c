import type { CalculatorInput } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import type { CalculatorAnswers } from '../answers.ts'
import { numberText } from '../fieldTexts.ts'

type Answer = string | number | boolean | readonly string[] | null | undefined

function shown(value: Answer): InputValue {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? numberText(value) : (value ?? '')
}

/** The age of each child under the name of its field. */
export function childAges({ dependentAges }: CalculatorInput) {
  const [childAge1 = null, childAge2 = null, childAge3 = null, childAge4 = null, childAge5 = null] =
    dependentAges
  return { childAge1, childAge2, childAge3, childAge4, childAge5 }
}

/**
 * The text of each control of the steps. It is made from the answers alone: the declaration of the fields, which would
 * give the same texts, is no part of a first load.
 */
export function calculatorView({ input }: CalculatorAnswers) {
  const { assets, debts, covers, dependentAges, ...own } = input
  const answers = { ...own, ...assets, ...debts, ...covers, ...childAges(input) }
  const texts = Object.entries<Answer>(answers).map(([name, value]) => [name, shown(value)])
  return Object.fromEntries(texts) as { readonly [Name in keyof typeof answers]-?: InputValue }
}
