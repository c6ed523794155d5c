import { interimCover } from '@coverkit/core'
import { countUse } from '../../codes/countUse.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import type { ApplicationRow } from './applicationRows.ts'
import { loadedOf } from './checkSubmission.ts'
import { statedPremium } from './premiumPaid.ts'
import { submissionCopy as copy } from './submissionCopy.ts'
import { submissionMail } from './submissionMail.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const A_DAY_TO_ONE_ADDRESS = 5
const AN_HOUR_FROM_ONE_NETWORK = 20

interface Submission {
  body: Schema<'SaveApplicationRequest'>
  /** The network of the request; null exempts this machine. */
  address: string | null
  now: Date
}

/** Counts a message about a submission; false once enough were sent to this address or from this network. */
export async function mayMailSubmission(
  queries: Queries,
  to: string,
  { address, now }: Pick<Submission, 'address' | 'now'>,
): Promise<boolean> {
  if ((await countUse(queries, `submission mails ${to}`, DAY_MS, now)) > A_DAY_TO_ONE_ADDRESS) return false
  if (address === null) return true
  const sent = await countUse(queries, `submission mails from ${address}`, HOUR_MS, now)
  return sent <= AN_HOUR_FROM_ONE_NETWORK
}

/**
 * Enqueues the message about a submission, inside its transaction. Past the limits the submission is stored
 * without a message, since a visitor can enter any address.
 */
export async function enqueueSubmissionMail(
  {
    queries,
    mailOutbox,
    sites,
    tables,
  }: Pick<Services, 'mailOutbox' | 'sites' | 'tables'> & { queries: Queries },
  { id, reference, status }: ApplicationRow,
  { body, address, now }: Submission,
): Promise<void> {
  const { email } = body.contactDetails
  const price = statedPremium(tables, body)
  const { quote, selected } = loadedOf(body)
  if (!email || reference === null || !price || !selected) return
  const to = email.toLowerCase()
  if (!(await mayMailSubmission(queries, to, { address, now }))) return
  const { accountName } = body.applicationDetails
  const interim = interimCover(quote, todayInSydney(now))
  const mail = submissionMail(to, {
    reference,
    id,
    site: sites.get(accountName) ?? null,
    insurer: tables.insurers[selected.supplierCode]?.displayName ?? copy.insurer,
    isWaiting: status === 'waiting-for-second-signature',
    interimUntil: interim && new Date(`${interim.until}T00:00:00Z`),
    price,
  })
  await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: now })
}
