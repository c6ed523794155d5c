import { mayMailCode } from '../../codes/mayMailCode.ts'
import { type CodeName, useCode } from '../../codes/oneTimeCodes.ts'
import { isPgError } from '../../database/isPgError.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { personOf, sessionOf } from '../accessToken.ts'
import { newAddressMail } from '../accountChangedMail.ts'
import { addressChangedMail } from '../addressChangedMail.ts'
import { checkAttributes, limitAddress, limitGuesses } from '../checks.ts'
import { attributeList, type Fields, text } from '../fields.ts'
import { findByHeldAddress, heldAddresses } from '../heldAddress.ts'
import { expiredCode, IdentityError, invalidParameter, limitExceeded, wrongCode } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import type { IdentityServices } from '../IdentityServices.ts'
import { mailNameChange } from '../mailChanges.ts'
import { limitCodes, mailCode } from '../mailCode.ts'
import {
  attributesOf,
  brandOf,
  changePerson,
  findByEmail,
  lockPerson,
  type Person,
  removeUnconfirmed,
  revokeAll,
  sealAttributes,
} from '../people.ts'
import { requireProof } from '../requireProof.ts'

/** The longest retention of rows that were sent with an address. */
const FORMER_DAYS = 62
const MOST_FORMER = 20
const DAY_MS = 86_400_000

const WRITABLE = ['email', 'given_name', 'family_name']

/** Not the service's own: the former addresses that still bring the account back, as JSON. */
const FORMER_EMAILS = 'custom:formerEmails'

export const getUser: IdentityOperation = async (services, fields) => {
  const person = await personOf(services, fields)
  const held = heldAddresses(person, services.now())
  const values = {
    sub: person.sub,
    email_verified: 'true',
    email: person.email,
    ...attributesOf(services.sealing, person),
    ...(held.length > 0 && { [FORMER_EMAILS]: JSON.stringify(held) }),
  }
  const UserAttributes = Object.entries(values).map(([Name, Value]) => ({ Name, Value }))
  return { Username: person.sub, UserAttributes }
}

/**
 * Replaces the address only after a mailed code has verified the new one. The request needs proof of identity: the
 * owner of an address can reset the password.
 */
export const updateUserAttributes: IdentityOperation = async (services, fields, remote) => {
  const session = await sessionOf(services, fields)
  const { person } = session
  const given = attributeList(fields, 'UserAttributes')
  if (Object.keys(given).length === 0) throw invalidParameter('No attributes were given.')
  checkAttributes(given, WRITABLE)
  const { email, ...names } = given
  const pendingEmail = email?.toLowerCase()
  const { sealing, database } = services
  const { queries } = database
  const change = (changes: object) =>
    queries.transaction(async (transaction) => {
      const current = await lockPerson(transaction, person.sub)
      const after = { ...attributesOf(sealing, current), ...names }
      const attributes = sealAttributes(sealing, person.sub, after)
      await changePerson(transaction, person.sub, { ...changes, attributes }, services.now())
      await mailNameChange({ ...services, queries: transaction }, current, after)
    })
  if (pendingEmail === undefined || pendingEmail === person.email) {
    await change({})
    services.mailOutbox.dispatch()
    return { CodeDeliveryDetailsList: [] }
  }
  await requireProof(services, session)
  const waiting = { ...person, pendingEmail }
  await limitVerification(services, waiting, remote)
  await change({ pendingEmail })
  return { CodeDeliveryDetailsList: [await mailVerification(services, waiting)] }
}

export const getUserAttributeVerificationCode: IdentityOperation = async (services, fields, remote) => {
  const person = await personOf(services, fields)
  requireEmail(fields)
  await limitVerification(services, person, remote)
  return { CodeDeliveryDetails: await mailVerification(services, person) }
}

export const verifyUserAttribute: IdentityOperation = async (services, fields, remote) => {
  const { person, family } = await sessionOf(services, fields)
  requireEmail(fields)
  const code = text(fields, 'Code', 2048)
  await limitGuesses(services, remote, 'codeTries', async () => {
    const outcome = await useCode(services, codeName(person), code)
    if (outcome === 'too-many-tries') throw limitExceeded()
    if (outcome === 'expired') throw expiredCode()
    if (outcome === 'wrong') throw wrongCode()
  })
  if (person.pendingEmail) await changeAddress(services, person, family)
  return {}
}

const codeName = ({ sub, email, pendingEmail }: Person): CodeName => ({
  purpose: 'attribute',
  of: sub,
  boundTo: pendingEmail ?? email,
})

async function limitVerification(
  services: IdentityServices,
  person: Person,
  remote: string | null,
): Promise<void> {
  await limitAddress(services, remote, 'codes')
  await limitCodes(services, codeName(person))
  const { database, now } = services
  const to = person.pendingEmail ?? person.email
  if (!(await mayMailCode(database.queries, { purpose: 'attribute', to }, now()))) throw limitExceeded()
}

/** Sends nothing to an address with an account, and answers the same, so that accounts cannot be enumerated. */
async function mailVerification(services: IdentityServices, person: Person) {
  const address = person.pendingEmail ?? person.email
  const owner = await findByEmail(services.database.queries, address, services.now())
  const held = await findByHeldAddress(services.database.queries, address, services.now())
  const isFree = !owner || owner.sub === person.sub || owner.status === 'UNCONFIRMED'
  const hasReceiver = isFree && (!held || held.sub === person.sub)
  const accountName = brandOf(services.sealing, person)
  return mailCode(services, codeName(person), address, { hasReceiver, accountName })
}

function requireEmail(fields: Fields): void {
  const name = text(fields, 'AttributeName', 32)
  if (name !== 'email') throw invalidParameter(`Attribute ${name} cannot be verified.`)
}

const addressInUse = () =>
  new IdentityError('AliasExistsException', 'An account with the given email already exists.')

/**
 * Changes the address and ends every other session, in case an intruder opened one. Reached only with a code
 * mailed to the address, so the answer may reveal that the address is in use. If another address was asked for
 * meanwhile, the code counts no more.
 */
async function changeAddress(
  { database, sealing, sites, mailOutbox, now }: IdentityServices,
  { sub, pendingEmail }: Person,
  family: string,
): Promise<void> {
  const at = now()
  try {
    await database.queries.transaction(async (queries) => {
      const person = await lockPerson(queries, sub)
      if (person.pendingEmail !== pendingEmail) throw expiredCode()
      const email = pendingEmail ?? person.email
      await removeUnconfirmed(queries, email)
      const changes = { email, pendingEmail: null, formerEmails: withFormer(person, at) }
      await changePerson(queries, person.sub, changes, at)
      if (email === person.email) return
      await revokeAll(queries, person.sub, at, family)
      const accountName = brandOf(sealing, person)
      const site = sites.get(accountName ?? '') ?? null
      // The mail warns the account's owner of a takeover, and lets them take the account back.
      const mail = signedByBrand(addressChangedMail(person.email, { next: email, site }), accountName)
      await mailOutbox.enqueue(queries, mail, { sentAt: at })
      const toNext = signedByBrand(newAddressMail(email), accountName)
      await mailOutbox.enqueue(queries, toNext, { sentAt: at })
    })
  } catch (error) {
    throw isPgError(error, '23505') ? addressInUse() : error
  }
  mailOutbox.dispatch()
}

/** Adds the current address to the former ones, which are stored as long as rows sent with them may be. */
function withFormer({ email, formerEmails }: Person, at: Date): Person['formerEmails'] {
  const oldest = at.getTime() - FORMER_DAYS * DAY_MS
  const former = [...formerEmails, { email, until: at.toISOString() }]
  return former.filter(({ until }) => Date.parse(until) > oldest).slice(-MOST_FORMER)
}
