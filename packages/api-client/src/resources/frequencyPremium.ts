import type { FrequencyPremium } from '@coverkit/core'
import * as z from 'zod/mini'
import { amount, atLeastZero } from './insurerSchemas.ts'

const partsShape = {
  base: amount,
  options: amount,
  multiCoverDiscount: amount,
  rolloverRebate: amount,
  discount: amount,
  frequencyLoading: amount,
  stampDuty: amount,
  total: atLeastZero,
}

const cover = z.exactOptional(z.object({ ...partsShape, lines: z.record(z.string(), amount) }))

export const frequencyPremiumSchema: z.ZodMiniType<FrequencyPremium> = z.object({
  covers: z.object({ life: cover, tpd: cover, criticalIllness: cover, incomeProtection: cover }),
  parts: z.object({ ...partsShape, fee: atLeastZero }),
  perYear: atLeastZero,
})
