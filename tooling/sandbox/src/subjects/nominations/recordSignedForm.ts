import { and, eq, inArray, isNull } from 'drizzle-orm'
import { notFound } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { openNomination } from './nominationRows.ts'
import { nominations } from './tables.ts'

/**
 * Records that the fund got the form of a binding nomination, signed in front of two witnesses.
 * @throws Problem 404 for an unknown request, one of another kind, and one that was refused, replaced or has its form
 */
export async function recordSignedForm({ database, sealing, now }: Services, id: string): Promise<void> {
  await database.queries.transaction(async (queries) => {
    const isOpen = and(
      eq(nominations.id, id),
      inArray(nominations.state, ['requested', 'confirmed']),
      isNull(nominations.signedFormAt),
    )
    const [row] = await queries.update(nominations).set({ signedFormAt: now() }).where(isOpen).returning()
    if (!row || openNomination(sealing, row).nomination_Type !== 'binding') throw notFound()
  })
}
