import type { ComparisonAnswer } from '@coverkit/core'
import * as z from 'zod/mini'
import { frequencyPremiumSchema } from './frequencyPremium.ts'
import { headShape, insurerShape, isConsistent } from './insurerSchemas.ts'

const frequency = z.exactOptional(frequencyPremiumSchema)

const insurer = z
  .object({
    ...insurerShape,
    frequencies: z.exactOptional(
      z.object({ monthly: frequency, quarterly: frequency, halfYearly: frequency, yearly: frequency }),
    ),
  })
  .check(z.refine((value) => isConsistent(value, Object.keys(value.frequencies ?? {}).length > 0)))

/** Prices of insurers, as a comparison answers them. */
export const comparisonSchema: z.ZodMiniType<ComparisonAnswer> = z.object({
  ...headShape,
  insurers: z.array(insurer),
})
