import { COVER_KINDS } from '@coverkit/core'
import { LIFE_EVENTS } from '@coverkit/core/guaranteed-insurability'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import type { InsurabilityForm } from '#policies/insurability'

const storedSchema = z.object({
  event: z.nullable(z.enum(LIFE_EVENTS)),
  eventDate: z.object({ day: z.string(), month: z.string(), year: z.string() }),
  newAmount: z.string(),
  earlierAmount: z.string(),
  cover: z.nullable(z.enum(COVER_KINDS)),
  increase: z.string(),
  acknowledged: z.boolean(),
})

/** How a request for an increase of a policy that was not sent is read back. */
export const increaseKind = (policyId: string): DraftKind<InsurabilityForm> => ({
  flow: `increase ${policyId}`,
  version: 1,
  migrations: {},
  lastWins: Object.keys(storedSchema.shape),
  parse: (answers) => storedSchema.parse(answers),
})
