import { randomUUID } from 'node:crypto'
import { hashSecret } from '../../codes/hashSecret.ts'
import { identityUsers } from '../../database/identityTables.ts'
import type { SiteOrigins } from '../../mail/siteOrigins.ts'
import { checkAttributes, checkClient, checkPassword, isEmail, limitAddress, usernameOf } from '../checks.ts'
import { attributeList, text } from '../fields.ts'
import { IdentityError, invalidParameter } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { mailCode } from '../mailCode.ts'

const WRITABLE = ['email', 'given_name', 'family_name', 'custom:accountName']

export const signUp: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  const password = text(fields, 'Password')
  const attributes = readAttributes(attributeList(fields, 'UserAttributes'), email, services.sites)
  checkPassword(password)
  await limitAddress(services, remote, 'signUps')
  const now = services.now()
  const values = {
    email,
    attributes,
    passwordHash: await hashSecret(password),
    createdAt: now,
    modifiedAt: now,
  }
  const sub = randomUUID()
  const added = await services.database.queries
    .insert(identityUsers)
    .values({ ...values, sub, status: 'UNCONFIRMED' })
    .onConflictDoNothing({ target: identityUsers.email })
    .returning({ sub: identityUsers.sub })
  if (added.length === 0)
    throw new IdentityError('UsernameExistsException', 'An account with the given email already exists.')
  const name = { purpose: 'sign-up', of: email } as const
  const CodeDeliveryDetails = await mailCode(services, name, email, { hasReceiver: true })
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails }
}

/** The attributes to keep; the address is the name of the account and stands beside them. */
function readAttributes(
  given: Record<string, string>,
  username: string,
  sites: SiteOrigins,
): Record<string, string> {
  if (!isEmail(username)) throw invalidParameter('Username should be an email.')
  checkAttributes(given, WRITABLE)
  const { email = username, ...attributes } = given
  if (email.toLowerCase() !== username) throw invalidParameter('The email attribute must be the username.')
  const accountName = attributes['custom:accountName']
  if (accountName !== undefined && !sites.has(accountName))
    throw new IdentityError(
      'UserLambdaValidationException',
      'PreSignUp failed with error The account name is not known.',
    )
  return attributes
}
