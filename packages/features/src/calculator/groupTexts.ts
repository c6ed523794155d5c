import type { Amounts } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import { numberText } from './fieldTexts.ts'

export function yesNoText(value: boolean | null): string {
  if (value === null) return ''
  return value ? 'yes' : 'no'
}

/** Amounts as the texts of their fields. */
export function amountTexts<Kind extends string>(kinds: readonly Kind[], amounts: Amounts<Kind>) {
  const entries = kinds.map((kind) => [kind, numberText(amounts[kind])])
  return Object.fromEntries(entries) as Record<Kind, string>
}

/** Returns the values of a list field; a string counts as nothing ticked. */
export function listOf(input: InputValue): readonly string[] {
  return typeof input === 'string' ? [] : input
}
