import { parseTransfer } from '@coverkit/core/transfer'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import { readBy, storedFlow } from '#common/draft/storedAnswers.ts'
import type { TransferFlowAnswers } from './answers.ts'
import { transferFlow } from './flow.ts'

const answersSchema: z.ZodMiniType<TransferFlowAnswers> = z.object({
  ...storedFlow(transferFlow.ids),
  transfer: readBy(parseTransfer),
  access: z.nullable(z.object({ secret: z.string(), secretHash: z.string() })),
  sentAs: z.nullable(z.string()),
  submitted: z.nullable(
    z.object({
      id: z.string(),
      secret: z.optional(z.string()),
      reference: z.string(),
      status: z.enum(['in-progress', 'waiting-for-second-signature', 'received']),
      submittedAt: z.string(),
      email: z.nullable(z.string()),
    }),
  ),
})

/**
 * How a transfer is read back from the device. The secret and its hash belong together. A row that one tab removed while
 * another took in the server's id may lack that id: the server matches the rows of a draft by `rowId`, and gives the ids
 * back with the next save.
 */
export const transferKind: DraftKind<TransferFlowAnswers> = {
  flow: 'transfer-policy',
  version: 1,
  migrations: {},
  lastWins: ['progress', 'access', 'sentAs', 'submitted'],
  serverIds: ['contactId', 'policyId'],
  parse: (answers) => answersSchema.parse(answers),
}
