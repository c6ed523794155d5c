import type { Queries } from '../database/Database.ts'
import type { Mail } from '../mail/Mail.ts'
import { signedByBrand } from '../mail/signedByBrand.ts'
import { detailsChangedMail, passwordChangedMail } from './accountChangedMail.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { attributesOf, brandOf, type Person } from './people.ts'

type MailServices = Pick<IdentityServices, 'mailOutbox' | 'sealing' | 'sites' | 'now'> & { queries: Queries }

/** Tells a customer of a change of the account, in its transaction: its owner may not have been the one who made it. */
async function mailChange(
  { queries, mailOutbox, sealing, sites, now }: MailServices,
  person: Person,
  mailFor: (site: string | null) => Mail,
): Promise<void> {
  const accountName = brandOf(sealing, person)
  const mail = mailFor(sites.get(accountName ?? '') ?? null)
  await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: now() })
}

export const mailPasswordChange = (
  services: MailServices,
  person: Person,
  how: 'changed' | 'reset',
): Promise<void> => mailChange(services, person, (site) => passwordChangedMail(person.email, how, { site }))

const NAMES = ['given_name', 'family_name'] as const

/** Mails nothing where the names stay. */
export async function mailNameChange(
  services: MailServices,
  person: Person,
  after: Readonly<Record<string, string>>,
): Promise<void> {
  const before = attributesOf(services.sealing, person)
  if (NAMES.every((name) => (before[name] ?? '') === (after[name] ?? ''))) return
  await mailChange(services, person, (site) => detailsChangedMail(person.email, ['name'], { site }))
}
