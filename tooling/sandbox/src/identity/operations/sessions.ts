import { networkOf } from '../../auth/networkOf.ts'
import { personOf, sessionOf } from '../accessToken.ts'
import { checkOwnPassword, lockWithPassword } from '../checkOwnPassword.ts'
import { checkPassword } from '../checkPassword.ts'
import { checkClient, limitWrongTokens } from '../checks.ts'
import { optionalText, text } from '../fields.ts'
import { IdentityError } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { mailPasswordChange } from '../mailChanges.ts'
import { changePerson, revokeAll } from '../people.ts'
import { findRefreshToken, renew, revokeFamily } from '../renew.ts'

export const getTokensFromRefreshToken: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const token = text(fields, 'RefreshToken')
  return { AuthenticationResult: await limitWrongTokens(services, remote, () => renew(services, token)) }
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
  const { sub } = person
  const password = text(fields, 'ProposedPassword')
  checkPassword(services.pool, password, person.email)
  const { database, pool, now } = services
  const previous = { password: text(fields, 'PreviousPassword'), from: networkOf(remote) }
  await checkOwnPassword(services, person, previous)
  const passwordHash = await pool.passwords.hash(password)
  await database.queries.transaction(async (queries) => {
    const current = await lockWithPassword(queries, person)
    await changePerson(queries, sub, { passwordHash }, now())
    await revokeAll(queries, sub, now(), family)
    await mailPasswordChange({ ...services, queries }, current, 'changed')
  })
  services.mailOutbox.dispatch()
  return {}
}
