import { type Amounts, formatNumber, parseMoney } from '@coverkit/core'
import type { Typed } from '@coverkit/flow-draft'

export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value)
}

export function yesNoText(value: boolean | null): string {
  if (value === null) return ''
  return value ? 'yes' : 'no'
}

/** Amounts as the texts of their fields. */
export function amountTexts<Kind extends string>(kinds: readonly Kind[], amounts: Amounts<Kind>) {
  const entries = kinds.map((kind) => [kind, numberText(amounts[kind])])
  return Object.fromEntries(entries) as Record<Kind, string>
}

/** An amount as it is shown once the field is left; text that cannot be read stays as typed. */
export function tidyMoney(text: string): string {
  try {
    return formatNumber(parseMoney(text))
  } catch {
    return text
  }
}

/** What a list field holds; a text counts as nothing ticked. */
export function listOf(typed: Typed | undefined): readonly string[] {
  return typed === undefined || typeof typed === 'string' ? [] : typed
}
