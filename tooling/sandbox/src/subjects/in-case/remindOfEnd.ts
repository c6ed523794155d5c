import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import { DAY_MS } from '../../database/retentionRule.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { type AdvanceServices, advanceDue, type InTransaction } from '../../services/advanceDue.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { trustedLinkEndsMail } from './inCaseMails.ts'
import { type InCaseRow, linkedRow } from './inCaseRows.ts'
import { inCasePages } from './tables.ts'

const BATCH = 50
const REMINDED_BEFORE_MS = 30 * DAY_MS

/** Mails each customer once, 30 days before the link of their trusted person ends. */
export const remindOfEnd = (services: AdvanceServices): Promise<void> => advanceDue(services, remindBatch)

/** Several processes may share the database: each customer is reminded by one of them. */
async function remindBatch(services: InTransaction): Promise<number> {
  const { queries, now } = services
  const at = now()
  const due = await queries
    .select()
    .from(inCasePages)
    .where(
      and(
        isNotNull(inCasePages.tokenHash),
        isNull(inCasePages.remindedAt),
        gt(inCasePages.expiresAt, at),
        lte(inCasePages.expiresAt, new Date(at.getTime() + REMINDED_BEFORE_MS)),
      ),
    )
    .orderBy(asc(inCasePages.expiresAt), inCasePages.owner)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const row of due) await remind(services, row)
  return due.length
}

async function remind(
  { queries, sealing, mailOutbox, sites, now }: InTransaction,
  row: InCaseRow,
): Promise<void> {
  const sentAt = now()
  await queries.update(inCasePages).set({ remindedAt: sentAt }).where(eq(inCasePages.owner, row.owner))
  const linked = linkedRow(sealing, row, sentAt)
  const { email } = await customerOf(queries, { subject: row.owner, email: null })
  if (!linked || !email) return
  const { accountName } = linked.person
  const mail = trustedLinkEndsMail(email, {
    expiresAt: linked.expiresAt,
    site: sites.get(accountName) ?? null,
  })
  await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt })
}
