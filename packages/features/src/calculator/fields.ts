import { type Amounts, parseMoney } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import * as z from 'zod/mini'
import { field } from '#common/step-form/fieldSchemas.ts'

/** A field that is read only while the screen asks it; null otherwise. */
export function requiredWhen<Value>(
  requested: boolean,
  schema: z.ZodMiniType<Value>,
): z.ZodMiniType<Value | null> {
  return requested
    ? schema
    : z.pipe(
        z.custom<InputValue>(),
        z.transform((): Value | null => null),
      )
}

export function money(options: Parameters<typeof parseMoney>[1] = {}) {
  return field((text) => parseMoney(text, options))
}

/** The amounts of a group of ticked options: each is asked while its option is ticked. */
export function amountsWhenTicked<Kind extends string>(kinds: readonly Kind[], ticked: readonly string[]) {
  const schemas = kinds.map((kind) => [kind, requiredWhen(ticked.includes(kind), money())])
  return Object.fromEntries(schemas) as Record<Kind, z.ZodMiniType<number | null>>
}

/** Merges the amounts that were read from ticked fields into the known amounts of the others. */
export function amountsRead<Kind extends string>(
  kinds: readonly Kind[],
  read: Readonly<Record<Kind, number | null>>,
  known: Amounts<Kind>,
): Amounts<Kind> {
  const entries = kinds.map((kind) => [kind, read[kind] ?? known[kind] ?? null])
  return Object.fromEntries(entries) as Record<Kind, number | null>
}
