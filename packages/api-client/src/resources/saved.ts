import * as z from 'zod/mini'

/** What a save answers once the server has it. */
export interface Saved {
  readonly successful: true
  /** The saved row. */
  readonly id: string
}

export const savedSchema: z.ZodMiniType<Saved> = z.object({
  successful: z.literal(true),
  id: z.string().check(z.minLength(1)),
})
