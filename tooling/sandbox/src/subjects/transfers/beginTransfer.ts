import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { transferPolicies, transfers } from '../submissions/transferTables.ts'
import { dueAfter } from './stages.ts'
import type { TransferRow } from './transferRows.ts'

/** Starts a transfer after every holder has signed: moves its active policies to the stage `sent`. */
export async function beginTransfer(
  queries: Queries,
  { id }: Pick<TransferRow, 'id'>,
  now: Date,
): Promise<void> {
  await queries.update(transfers).set({ status: 'in-progress' }).where(eq(transfers.id, id))
  await queries
    .update(transferPolicies)
    .set({ stage: 'sent', stageAt: now, sentAt: now, dueAt: dueAfter('sent', todayInSydney(now)) })
    .where(
      and(
        eq(transferPolicies.transfer, id),
        eq(transferPolicies.status, 'Active'),
        isNull(transferPolicies.stage),
      ),
    )
}
