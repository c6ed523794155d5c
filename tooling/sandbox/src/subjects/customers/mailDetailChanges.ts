import type { Caller } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { type ChangedDetail, detailsChangedMail } from '../../identity/accountChangedMail.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import type { Services } from '../../services/Services.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import type { Profile } from '../accounts/tables.ts'

/** The fields of what identifies or reaches a customer. */
const FIELDS: Readonly<Record<ChangedDetail, readonly (keyof Profile)[]>> = {
  name: ['title', 'first_Name', 'middle_Name', 'last_Name'],
  dateOfBirth: ['date_of_Birth'],
  mobile: ['mobile'],
  postalAddress: ['mailing_Street', 'mailing_City', 'mailing_State', 'mailing_Zip'],
}

interface Details {
  before: Profile
  after: Profile
}

/** Returns what of it differs. */
const changedDetails = ({ before, after }: Details): readonly ChangedDetail[] =>
  (Object.keys(FIELDS) as ChangedDetail[]).filter((detail) =>
    FIELDS[detail].some((field) => (before[field] ?? null) !== (after[field] ?? null)),
  )

/**
 * Tells a customer which details were changed, in the transaction that changes them. A token is enough for the change, so its
 * owner may not have been the one who made it. Without a verified address there is nowhere to write to.
 */
export async function mailDetailChanges(
  { queries, mailOutbox, sealing, sites, now }: Services & { queries: Queries },
  { subject, email }: Caller,
  details: Details,
): Promise<void> {
  const changed = changedDetails(details)
  if (changed.length === 0 || email === null) return
  const accountName = await accountNameOf({ queries, sealing }, subject)
  const site = sites.get(accountName ?? '') ?? null
  const mail = signedByBrand(detailsChangedMail(email, changed, { site }), accountName)
  await mailOutbox.enqueue(queries, mail, { sentAt: now() })
}
