import { type Amounts, formatNumber, parseMoney } from '@coverkit/core'
import * as z from 'zod/mini'
import type { Typed } from '../common/draft/flowAnswers.ts'
import { field } from '../common/step-form/fieldSchemas.ts'

/** A field that is read only while the screen asks it; null otherwise. */
export function askedWhen<Value>(asked: boolean, schema: z.ZodMiniType<Value>): z.ZodMiniType<Value | null> {
  return asked
    ? schema
    : z.pipe(
        z.custom<Typed>(),
        z.transform((): Value | null => null),
      )
}

export function money() {
  return field((text) => parseMoney(text))
}

/** The amounts of a group of ticked options: each is asked while its option is ticked. */
export function amountsWhenTicked<Kind extends string>(kinds: readonly Kind[], ticked: readonly string[]) {
  const schemas = kinds.map((kind) => [kind, askedWhen(ticked.includes(kind), money())])
  return Object.fromEntries(schemas) as Record<Kind, z.ZodMiniType<number | null>>
}

/** What was read of the ticked amounts, over what is known of the others. */
export function amountsRead<Kind extends string>(
  kinds: readonly Kind[],
  read: Readonly<Record<Kind, number | null>>,
  known: Amounts<Kind>,
): Amounts<Kind> {
  const entries = kinds.map((kind) => [kind, read[kind] ?? known[kind] ?? null])
  return Object.fromEntries(entries) as Record<Kind, number | null>
}

/** Amounts as the texts of their fields. */
export function amountTexts<Kind extends string>(kinds: readonly Kind[], amounts: Amounts<Kind>) {
  const entries = kinds.map((kind) => [kind, numberText(amounts[kind])])
  return Object.fromEntries(entries) as Record<Kind, string>
}

export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value)
}

export function yesNoText(value: boolean | null): string {
  if (value === null) return ''
  return value ? 'yes' : 'no'
}

/** An amount as it is shown once the field is left; text that cannot be read stays as typed. */
export function tidyMoney(text: string): string {
  const read = money().safeParse(text)
  return read.success ? formatNumber(read.data) : text
}

/** What a list field holds; a text counts as nothing ticked. */
export function listOf(typed: Typed | undefined): readonly string[] {
  return typed === undefined || typeof typed === 'string' ? [] : typed
}
