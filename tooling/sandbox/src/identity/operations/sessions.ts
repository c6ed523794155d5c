import { personOf, sessionOf } from '../accessToken.ts'
import { checkPassword } from '../checkPassword.ts'
import { checkClient, limitAddress } from '../checks.ts'
import { optionalText, text } from '../fields.ts'
import { IdentityError, notAuthorized } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { countFailure, countSuccess } from '../lockOut.ts'
import { networkOf } from '../networkOf.ts'
import { changePerson, revokeAll } from '../people.ts'
import { findRefreshToken, renew, revokeFamily } from '../renew.ts'

export const getTokensFromRefreshToken: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  await limitAddress(services, remote, 'signIns')
  return { AuthenticationResult: await renew(services, text(fields, 'RefreshToken')) }
}

/** Ends the session of a refresh token. An unknown token ends no session. */
export const revokeToken: IdentityOperation = async (services, fields) => {
  checkClient(services, fields)
  if (optionalText(fields, 'ClientSecret') !== undefined)
    throw new IdentityError('UnauthorizedException', 'Invalid client secret.')
  const token = text(fields, 'Token')
  if (token.split('.').length === 3)
    throw new IdentityError('UnsupportedTokenTypeException', 'The token is not a refresh token.')
  const found = await findRefreshToken(services, token)
  if (found) await revokeFamily(services, found.family.id)
  return {}
}

export const globalSignOut: IdentityOperation = async (services, fields) => {
  const { sub } = await personOf(services, fields)
  await revokeAll(services.database.queries, sub, services.now())
  return {}
}

/** Revokes every other session, since one may have been opened with a leaked password. */
export const changePassword: IdentityOperation = async (services, fields, remote) => {
  const { person, family } = await sessionOf(services, fields)
  const { sub, email } = person
  const password = text(fields, 'ProposedPassword')
  checkPassword(services.pool, password, email)
  const { database, pool, now } = services
  const attempt = { email, from: networkOf(remote) }
  await countFailure(database.queries, attempt, now())
  const { isRight } = await pool.passwords.matches(text(fields, 'PreviousPassword'), person.passwordHash)
  if (!isRight) throw notAuthorized('Incorrect username or password.')
  const passwordHash = await pool.passwords.hash(password)
  await database.queries.transaction(async (queries) => {
    await countSuccess(queries, attempt, now())
    await changePerson(queries, sub, { passwordHash }, now())
    await revokeAll(queries, sub, now(), family)
  })
  return {}
}
