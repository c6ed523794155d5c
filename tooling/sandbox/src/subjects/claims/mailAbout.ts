import { maskPolicyNumber } from '@coverkit/core/transfer'
import { countUse } from '../../codes/countUse.ts'
import { CLOSED } from '../../database/closedOwner.ts'
import type { Queries } from '../../database/Database.ts'
import type { Mail } from '../../mail/Mail.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import type { Services } from '../../services/Services.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { type ClaimRow, openClaim } from './claimRows.ts'
import type { MailedClaim } from './insuranceClaimMail.ts'

const DAY_MS = 86_400_000
const A_DAY_TO_ONE_ADDRESS = 20

type MailServices = Pick<Services, 'sealing' | 'mailOutbox' | 'sites' | 'vendors' | 'now'> & {
  queries: Queries
}

/** Mails the customer about a claim, at the account's current address; nothing once the account is closed. */
export async function mailAbout(
  { queries, sealing, mailOutbox, sites, vendors, now }: MailServices,
  row: ClaimRow,
  write: (to: string, claim: MailedClaim) => Mail,
): Promise<void> {
  const { body, email, insurerCode, policyNumber } = openClaim(sealing, row)
  if (row.owner.startsWith(CLOSED)) return
  const { email: to } = await customerOf(queries, { subject: row.owner, email })
  if (to === null) return
  const sent = await countUse(queries, `claim mails ${to}`, DAY_MS, now())
  if (sent > A_DAY_TO_ONE_ADDRESS) return
  const mail = write(to, {
    reference: row.reference,
    insurerName: (insurerCode && vendors.get(insurerCode)?.name) || null,
    maskedNumber: policyNumber === null ? null : maskPolicyNumber(policyNumber),
    site: sites.get(body.accountName) ?? null,
  })
  await mailOutbox.enqueue(queries, signedByBrand(mail, body.accountName), { sentAt: now() })
}
