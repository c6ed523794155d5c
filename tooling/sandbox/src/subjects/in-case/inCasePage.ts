import { fullName } from '@coverkit/core'
import { isInForce, type Policy } from '@coverkit/core/policies'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { type Profile, users } from '../accounts/tables.ts'
import { nominationsOf } from '../nominations/nominationRows.ts'
import { policyOf } from '../policies/ownTerms.ts'
import { policiesOf } from '../policies/policyRows.ts'
import { detailsOf, type InCaseRow, linkedRow } from './inCaseRows.ts'

export type InCasePage = Schema<'InCasePage'>
export type PageServices = Pick<Services, 'sealing' | 'tables' | 'vendors' | 'now'> & { queries: Queries }

/** Names the customer, as their details or else their policies have it. */
interface Person {
  name: string | null
  /** `YYYY-MM-DD`; null where their details have none. */
  dateOfBirth: string | null
}

/** Reads a customer's name and date of birth from their profile, since the reader of a link has no token of theirs. */
export async function personOf(
  { queries, sealing }: Pick<PageServices, 'queries' | 'sealing'>,
  owner: string,
): Promise<Person> {
  const [row] = await queries.select().from(users).where(eq(users.subject, owner))
  const profile = row && openJson<Profile>(sealing, 'profile', owner, row.profile)
  return {
    name: fullName(profile?.first_Name ?? null, profile?.last_Name ?? null) || null,
    dateOfBirth: profile?.date_of_Birth ?? null,
  }
}

/** Builds the page as of today: the policies in force, without premium, bank details or health. */
export async function inCasePage(
  services: PageServices,
  owner: string,
  row: InCaseRow | undefined,
): Promise<InCasePage> {
  const { queries, sealing, tables, now } = services
  const { papers, showsAmounts } = detailsOf(sealing, row)
  const today = todayInSydney(now())
  const own = await policiesOf(queries, sealing, owner)
  const running = own.map((policy) => policyOf(policy, today, tables.label)).filter(isInForce)
  const named = await nominationsOf(
    queries,
    sealing,
    running.map(({ id }) => id),
  )
  const { name } = await personOf(services, owner)
  return {
    name: name ?? running[0]?.holders[0] ?? null,
    papers,
    policies: running.map((policy) => ({
      ...policyFacts(services, policy, showsAmounts),
      nomination: named.find(({ policyId }) => policyId === policy.id)?.current ?? null,
    })),
  }
}

function policyFacts(
  { vendors }: Pick<PageServices, 'vendors'>,
  { insurerCode, insurerName, number, covers }: Policy,
  showsAmounts: boolean,
): Omit<Schema<'InCasePolicy'>, 'nomination'> {
  const vendor = vendors.get(insurerCode)
  return {
    policyNumber: number,
    insurerName: vendor?.name ?? insurerName ?? insurerCode,
    phone: vendor?.phone ?? null,
    email: vendor?.email ?? null,
    claimsAddress: vendor?.claimsAddress ?? null,
    covers: covers.map(({ kind, sumInsured, owner }) => ({
      kind,
      amount: showsAmounts ? sumInsured : null,
      owner,
    })),
  }
}

/** Returns the page with its link, as the customer reads it. */
export async function inCaseAnswer(
  services: PageServices,
  owner: string,
  row: InCaseRow | undefined,
): Promise<Schema<'InCaseAnswer'>> {
  const { sealing, now } = services
  const linked = linkedRow(sealing, row, now())
  return {
    page: await inCasePage(services, owner, row),
    showsAmounts: detailsOf(sealing, row).showsAmounts,
    link: linked && {
      email: linked.person.email,
      sentAt: linked.sentAt.toISOString(),
      endsAt: linked.expiresAt.toISOString(),
      openedAt: linked.openedAt?.toISOString() ?? null,
    },
  }
}
