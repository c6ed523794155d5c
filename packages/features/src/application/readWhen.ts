import type { InputValue } from '@coverkit/flow'
import * as z from 'zod/mini'

/** A field that is read only while it counts; undefined otherwise, so that what was answered before can stay. */
export function readWhen<Value>(
  counts: boolean,
  schema: z.ZodMiniType<Value, unknown>,
): z.ZodMiniType<Value | undefined, unknown> {
  return counts
    ? schema
    : z.pipe(
        z.custom<InputValue>(),
        z.transform((): Value | undefined => undefined),
      )
}
