import { randomUUID } from 'node:crypto'
import { isEmailAddress } from '@coverkit/core'
import type { SiteOrigins } from '../../mail/siteOrigins.ts'
import { checkPassword } from '../checkPassword.ts'
import { checkAttributes, checkClient, limitAddress, usernameOf } from '../checks.ts'
import { attributeList, text } from '../fields.ts'
import { findByHeldAddress } from '../heldAddress.ts'
import { IdentityError, invalidParameter } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import type { IdentityServices } from '../IdentityServices.ts'
import { limitCodes, mailCode } from '../mailCode.ts'
import { ACCOUNT_NAME, findByEmail, removeUnconfirmed, sealAttributes } from '../people.ts'
import { signUpCode } from '../signUpCode.ts'
import { identityUsers } from '../tables.ts'

const WRITABLE = ['email', 'given_name', 'family_name', ACCOUNT_NAME]

export const signUp: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  const password = text(fields, 'Password')
  const attributes = readAttributes(attributeList(fields, 'UserAttributes'), email, services.sites)
  checkPassword(services.pool, password, email)
  await limitAddress(services, remote, 'signUps')
  const sub = randomUUID()
  const code = signUpCode(email, sub, remote)
  const sealed = sealAttributes(services.sealing, sub, attributes)
  await addPerson(services, { sub, email, attributes: sealed, password }, remote)
  const CodeDeliveryDetails = await mailCode(services, code, email, {
    hasReceiver: true,
    accountName: attributes[ACCOUNT_NAME],
  })
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails }
}

interface NewPerson {
  sub: string
  email: string
  attributes: string
  password: string
}

const exists = () =>
  new IdentityError('UsernameExistsException', 'An account with the given email already exists.')

/**
 * Replaces an unconfirmed sign-up with the same address, which may be a stranger's. The subject is new, so an earlier
 * code cannot confirm this password. Another password than the replaced one's contests the address: networks tell nothing, since a
 * stranger may share the owner's.
 */
async function addPerson(
  services: IdentityServices,
  { password, ...person }: NewPerson,
  remote: string | null,
): Promise<void> {
  const { database, pool, now } = services
  const { sub, email } = person
  const earlier = await findByEmail(database.queries, email, now())
  // Compared and hashed for every address, so that the time does not reveal an account.
  const { isRight: isSame } = await pool.passwords.matches(password, earlier?.passwordHash ?? null)
  const passwordHash = await pool.passwords.hash(password)
  if (earlier && earlier.status !== 'UNCONFIRMED') throw exists()
  if (await findByHeldAddress(database.queries, email, now())) throw exists()
  await limitCodes(services, signUpCode(email, sub, remote))
  const isContested = earlier !== undefined && (earlier.isContested || !isSame)
  const values = { ...person, passwordHash, isContested, createdAt: now(), modifiedAt: now() }
  const added = await database.queries.transaction(async (queries) => {
    await removeUnconfirmed(queries, email)
    return queries
      .insert(identityUsers)
      .values({ ...values, status: 'UNCONFIRMED' })
      .onConflictDoNothing({ target: identityUsers.email })
      .returning({ sub: identityUsers.sub })
  })
  if (added.length === 0) throw exists()
}

/** Reads the attributes to store; the address is the user name and has its own column. */
function readAttributes(
  given: Record<string, string>,
  username: string,
  sites: SiteOrigins,
): Record<string, string> {
  if (!isEmailAddress(username)) throw invalidParameter('Username should be an email.')
  checkAttributes(given, WRITABLE)
  const { email = username, ...attributes } = given
  if (email.toLowerCase() !== username) throw invalidParameter('The email attribute must be the username.')
  const accountName = attributes[ACCOUNT_NAME]
  if (accountName !== undefined && !sites.has(accountName))
    throw new IdentityError(
      'UserLambdaValidationException',
      'PreSignUp failed with error The account name is not known.',
    )
  return attributes
}
