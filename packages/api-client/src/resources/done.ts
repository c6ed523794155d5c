import * as z from 'zod/mini'

/** What a call without a value of its own answers. */
export interface Done {
  readonly successful: true
}

export const doneSchema: z.ZodMiniType<Done> = z.object({ successful: z.literal(true) })
