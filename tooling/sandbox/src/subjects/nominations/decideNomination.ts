import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { notFound } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { decidedNominationMail } from './nominationMails.ts'
import type { NominationRow } from './nominationRows.ts'
import { nominations } from './tables.ts'

/**
 * Stores the insurer's answer to a request, and mails the customer.
 * @throws Problem 404 for an unknown request, and for one that was answered or replaced
 */
export async function decideNomination(
  services: Services,
  id: string,
  state: 'confirmed' | 'refused',
): Promise<void> {
  const { database, mailOutbox, now } = services
  await database.queries.transaction(async (queries) => {
    const [row] = await queries
      .update(nominations)
      .set({ state, decidedAt: now() })
      .where(and(eq(nominations.id, id), eq(nominations.state, 'requested')))
      .returning()
    if (!row) throw notFound()
    await mailDecision({ ...services, queries }, row, state)
  })
  mailOutbox.dispatch()
}

async function mailDecision(
  { queries, sealing, mailOutbox, now }: Services & { queries: Queries },
  { owner, reference }: NominationRow,
  state: 'confirmed' | 'refused',
): Promise<void> {
  const { email } = await customerOf(queries, { subject: owner, email: null })
  if (!email) return
  const accountName = await accountNameOf({ queries, sealing }, owner)
  const mail = decidedNominationMail(email, { reference, state })
  await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: now() })
}
