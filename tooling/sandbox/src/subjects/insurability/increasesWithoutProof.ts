import { nextIncreaseOn } from '@coverkit/core/guaranteed-insurability'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { openIncrease } from './insurabilityRows.ts'
import { insurabilityFiles, insurabilityRequests } from './tables.ts'

/**
 * Returns the increases that wait for evidence, by policy. Once another one may be requested, a request without
 * evidence is dropped from the list.
 */
export async function increasesWithoutProof(
  queries: Queries,
  sealing: Sealing,
  { owner, today }: { readonly owner: string; readonly today: string },
): Promise<ReadonlyMap<string, Schema<'IncreaseWithoutProof'>>> {
  const rows = await queries
    .select({ request: insurabilityRequests })
    .from(insurabilityRequests)
    .leftJoin(insurabilityFiles, eq(insurabilityFiles.request, insurabilityRequests.id))
    .where(and(eq(insurabilityRequests.owner, owner), isNull(insurabilityFiles.request)))
    .orderBy(asc(insurabilityRequests.savedAt))
  const waiting = new Map<string, Schema<'IncreaseWithoutProof'>>()
  for (const { request } of rows) {
    const requestedOn = todayInSydney(request.savedAt)
    const next = nextIncreaseOn({ lastIncreaseOn: requestedOn })
    if (next !== null && next <= today) continue
    const { cover, increase } = openIncrease(sealing, request).needs
    waiting.set(request.policy, { cover, increase, requested_On: requestedOn })
  }
  return waiting
}
