import { type ClaimRequest, claimFields } from '@coverkit/core/claims'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import { readBy, storedFlow } from '#common/draft/storedAnswers.ts'
import type { ClaimFlowAnswers } from './answers.ts'
import { claimFlow } from './flow.ts'

const isBody = (value: unknown): value is ClaimRequest => typeof value === 'object' && value !== null

const answersSchema: z.ZodMiniType<ClaimFlowAnswers> = z.object({
  ...storedFlow(claimFlow.ids),
  claim: readBy(claimFields.parse),
  // It goes out as it went before, and the server reads it: nothing of it is shown.
  sent: z.nullable(z.object({ key: z.string(), body: z.custom<ClaimRequest>(isBody) })),
  submitted: z.nullable(z.object({ id: z.string(), reference: z.string() })),
})

/** How a claim is read back from the device. */
export const claimKind: DraftKind<ClaimFlowAnswers> = {
  flow: 'make-a-claim',
  version: 1,
  migrations: {},
  lastWins: ['progress', 'sent', 'submitted'],
  parse: (answers) => answersSchema.parse(answers),
}
