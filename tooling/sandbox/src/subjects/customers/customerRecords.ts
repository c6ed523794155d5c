import { asc, eq } from 'drizzle-orm'
import { type Caller, callerOf, knownCallerOf } from '../../auth/authenticate.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import type { Operation, PostAlias } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { userOf } from '../accounts/storedProfile.ts'
import { beneficiaries, secondPolicyHolders } from '../accounts/tables.ts'

type Contact = Schema<'BeneficiaryContact'>

export const listBeneficiaries: Operation<'listBeneficiaries'> = async ({ database, sealing }, request) => {
  const { subject } = callerOf(request)
  const rows = await database.queries
    .select()
    .from(beneficiaries)
    .where(eq(beneficiaries.owner, subject))
    .orderBy(asc(beneficiaries.place))
  return rows.map(({ id, contact }) => ({
    ...openJson<Contact>(sealing, 'beneficiary', id, contact),
    beneficiaryId: id,
  }))
}

export const getSecondPolicyHolder: Operation<'getSecondPolicyHolder'> = async (
  { database, sealing },
  request,
) => {
  const { subject } = callerOf(request)
  const [row] = await database.queries
    .select()
    .from(secondPolicyHolders)
    .where(eq(secondPolicyHolders.owner, subject))
  if (!row) throw new Problem(404, [{ field: '', code: 'not-found' }])
  return openJson<Schema<'PolicyHolder'>>(sealing, 'second policy holder', subject, row.holder)
}

export const getUserByEmail: Operation<'getUserByEmail'> = async (services, request) =>
  byEmail(services, knownCallerOf(request), request.query.email)

/** Does the same with the address in the body, which access logs do not contain. */
export const getUserByPostedEmail: PostAlias<'getUserByEmail'> = async (services, request) =>
  byEmail(services, knownCallerOf(request), request.body.email)

/** Looks up no address but the caller's, so neither the answer nor its timing reveals who has an account. */
async function byEmail(services: Services, caller: Caller | null, email: string) {
  const isOwn = caller?.email?.toLowerCase() === email.toLowerCase()
  return { successful: true as const, user: caller && isOwn ? await userOf(services, caller) : null }
}
