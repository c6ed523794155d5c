import { useCode } from '../../codes/oneTimeCodes.ts'
import type { Queries } from '../../database/Database.ts'
import { hasCode } from '../../database/hasCode.ts'
import { personOf } from '../accessToken.ts'
import { checkAttributes } from '../checks.ts'
import { attributeList, type Fields, text } from '../fields.ts'
import { expiredCode, IdentityError, invalidParameter, limitExceeded, wrongCode } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { mailCode } from '../mailCode.ts'
import { attributesOf, changePerson, findByEmail, type Person } from '../people.ts'

const WRITABLE = ['email', 'given_name', 'family_name']

export const getUser: IdentityOperation = async (services, fields) => {
  const person = await personOf(services, fields)
  const values = { sub: person.sub, email_verified: 'true', email: person.email, ...attributesOf(person) }
  const UserAttributes = Object.entries(values).map(([Name, Value]) => ({ Name, Value }))
  return { Username: person.sub, UserAttributes }
}

/** A new address takes the place of the old one only when a code that was mailed to it has come back. */
export const updateUserAttributes: IdentityOperation = async (services, fields) => {
  const person = await personOf(services, fields)
  const given = attributeList(fields, 'UserAttributes')
  if (Object.keys(given).length === 0) throw invalidParameter('No attributes were given.')
  checkAttributes(given, WRITABLE)
  const { email, ...names } = given
  const pendingEmail = email?.toLowerCase()
  const attributes = { ...attributesOf(person), ...names }
  const { queries } = services.database
  if (pendingEmail === undefined || pendingEmail === person.email) {
    await changePerson(queries, person.sub, { attributes }, services.now())
    return { CodeDeliveryDetailsList: [] }
  }
  await refuseTaken(queries, pendingEmail)
  await changePerson(queries, person.sub, { attributes, pendingEmail }, services.now())
  return { CodeDeliveryDetailsList: [await mailTo(services, person, pendingEmail)] }
}

export const getUserAttributeVerificationCode: IdentityOperation = async (services, fields) => {
  const person = await personOf(services, fields)
  requireEmail(fields)
  return { CodeDeliveryDetails: await mailTo(services, person, person.pendingEmail ?? person.email) }
}

export const verifyUserAttribute: IdentityOperation = async (services, fields) => {
  const person = await personOf(services, fields)
  requireEmail(fields)
  const outcome = await useCode(services, codeName(person), text(fields, 'Code', 2048))
  if (outcome === 'too-many-tries') throw limitExceeded()
  if (outcome === 'expired') throw expiredCode()
  if (outcome === 'wrong') throw wrongCode()
  if (person.pendingEmail) await takeAddress(services.database.queries, person, services.now())
  return {}
}

const codeName = ({ sub, email, pendingEmail }: Person) =>
  ({ purpose: 'attribute', of: `${sub} ${pendingEmail ?? email}` }) as const

const mailTo = (services: Parameters<IdentityOperation>[0], person: Person, address: string) =>
  mailCode(services, codeName({ ...person, pendingEmail: address }), address, { hasReceiver: true })

function requireEmail(fields: Fields): void {
  const name = text(fields, 'AttributeName', 32)
  if (name !== 'email') throw invalidParameter(`Attribute ${name} cannot be verified.`)
}

const taken = () =>
  new IdentityError('AliasExistsException', 'An account with the given email already exists.')

async function refuseTaken(queries: Queries, email: string): Promise<void> {
  if (await findByEmail(queries, email)) throw taken()
}

async function takeAddress(queries: Queries, person: Person, now: Date): Promise<void> {
  const email = person.pendingEmail ?? person.email
  await refuseTaken(queries, email)
  try {
    await changePerson(queries, person.sub, { email, pendingEmail: null }, now)
  } catch (error) {
    throw hasCode(error, '23505') ? taken() : error
  }
}
