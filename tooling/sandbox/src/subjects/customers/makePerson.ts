import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Schema } from '../../document/Schema.ts'
import type { IdentityServices } from '../../identity/IdentityServices.ts'
import { changePerson, findByEmail, type Status, sealAttributes } from '../../identity/people.ts'
import { identityUsers } from '../../identity/tables.ts'
import { openSession } from '../../identity/tokens.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import { beneficiaries, type Profile, secondPolicyHolders, users } from '../accounts/tables.ts'

/** A person to create, or to update if the address is known. Every field has a default. */
export interface PersonOptions {
  email?: string
  password?: string
  givenName?: string
  familyName?: string
  accountName?: string
  status?: Status
  /** Fields of the contract's User. */
  profile?: Profile
  beneficiaries?: Schema<'BeneficiaryContact'>[]
  secondPolicyHolder?: Schema<'PolicyHolder'>
}

/** An existing person, with tokens if their status allows sign-in. */
export interface CreatedPerson {
  sub: string
  email: string
  password: string
  token: string | null
  accessToken: string | null
  refreshToken: string | null
  expiresIn: number | null
}

const NO_TOKENS = { token: null, accessToken: null, refreshToken: null, expiresIn: null }

export async function makePerson(services: IdentityServices, options: PersonOptions): Promise<CreatedPerson> {
  const { queries } = services.database
  const email = (options.email ?? `person-${randomUUID()}@example.com`).toLowerCase()
  const password = options.password ?? 'Password1!'
  await saveUser(services, email, password, options)
  const person = await findByEmail(queries, email, services.now())
  if (!person) throw new Error('The person was removed at the same time')
  await saveCustomerRecords(services, person.sub, options)
  const created = { sub: person.sub, email, password }
  if (person.status !== 'CONFIRMED') return { ...created, ...NO_TOKENS }
  const result = await openSession(services, person)
  return {
    ...created,
    token: result.IdToken,
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken,
    expiresIn: result.ExpiresIn,
  }
}

async function saveUser(
  { database, sealing, pool, now }: IdentityServices,
  email: string,
  password: string,
  options: PersonOptions,
) {
  const {
    givenName = 'Robin',
    familyName = 'Example',
    accountName = 'wattlebird',
    status = 'CONFIRMED',
  } = options
  const values = {
    passwordHash: await pool.passwords.hash(password),
    status,
    createdAt: now(),
    modifiedAt: now(),
  }
  const names = { given_name: givenName, family_name: familyName, 'custom:accountName': accountName }
  const [saved] = await database.queries
    .insert(identityUsers)
    .values({ ...values, sub: randomUUID(), email, attributes: {} })
    .onConflictDoUpdate({ target: identityUsers.email, set: values })
    .returning({ sub: identityUsers.sub })
  if (!saved) throw new Error('The person was not stored')
  const attributes = sealAttributes(sealing, saved.sub, names)
  await changePerson(database.queries, saved.sub, { attributes }, now())
}

async function saveCustomerRecords(
  { database, sealing }: IdentityServices,
  owner: string,
  options: PersonOptions,
): Promise<void> {
  const { queries } = database
  const { profile, beneficiaries: contacts, secondPolicyHolder } = options
  if (profile) {
    const sealed = sealJson(sealing, 'profile', owner, profile)
    await queries
      .insert(users)
      .values({ subject: owner, profile: sealed })
      .onConflictDoUpdate({ target: users.subject, set: { profile: sealed } })
  }
  if (contacts) {
    await queries.delete(beneficiaries).where(eq(beneficiaries.owner, owner))
    const rows = contacts.map((contact, place) => {
      const id = randomUUID()
      return { id, owner, place, contact: sealJson(sealing, 'beneficiary', id, contact) }
    })
    if (rows.length > 0) await queries.insert(beneficiaries).values(rows)
  }
  if (secondPolicyHolder) {
    const holder = sealJson(sealing, 'second policy holder', owner, secondPolicyHolder)
    await queries
      .insert(secondPolicyHolders)
      .values({ owner, holder })
      .onConflictDoUpdate({ target: secondPolicyHolders.owner, set: { holder } })
  }
}

export async function removePerson({ database }: IdentityServices, email: string): Promise<void> {
  await database.queries.delete(identityUsers).where(eq(identityUsers.email, email.toLowerCase()))
}
