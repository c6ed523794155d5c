import type { ReturnTo } from '@coverkit/flow'
import type { FlowProgress } from '@coverkit/flow-draft'
import * as z from 'zod/mini'

/** A stored value that one of the core's parsers reads. */
export function readBy<Value>(parse: (value: unknown) => Value) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): Value => {
      try {
        return parse(value)
      } catch (error) {
        context.issues.push({ code: 'custom', input: value, message: String(error) })
        return z.NEVER
      }
    }),
  )
}

/**
 * The answers that every flow stores: what is typed, and the progress. A step that the flow no longer has counts as none.
 *
 * @param returns the number of steps that the flow leads back to: a change within a change is stored as deep as that
 */
export function storedFlow(ids: readonly string[], returns = 0) {
  const progress = {
    furthest: z.catch(z.nullable(z.enum(ids)), null),
    submitted: z.boolean(),
    accountRev: z.optional(z.number()),
  }
  return {
    typed: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    progress: (returns === 0
      ? z.object(progress)
      : z.object({
          ...progress,
          returnTo: z.catch(z.optional(returnSchema(ids, returns)), undefined),
        })) satisfies z.ZodMiniType<FlowProgress>,
  }
}

function returnSchema(ids: readonly string[], depth: number): z.ZodMiniType<ReturnTo<string>> {
  const place = { step: z.enum(ids), page: z.optional(z.string()) }
  const back = { ...place, from: z.object(place), reached: z.enum(ids) }
  return depth === 1 ? z.object(back) : z.object({ ...back, outer: z.optional(returnSchema(ids, depth - 1)) })
}
