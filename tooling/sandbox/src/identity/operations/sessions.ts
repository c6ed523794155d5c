import { hashSecret, matchesSecret } from '../../codes/hashSecret.ts'
import { personOf } from '../accessToken.ts'
import { checkClient, checkPassword, limitAddress } from '../checks.ts'
import { optionalText, text } from '../fields.ts'
import { IdentityError, notAuthorized } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { countFailure, forgetFailures } from '../lockOut.ts'
import { changePerson, revokeAll } from '../people.ts'
import { findRefreshToken, renew, revokeFamily } from '../renew.ts'

export const getTokensFromRefreshToken: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  await limitAddress(services, remote, 'signIns')
  return { AuthenticationResult: await renew(services, text(fields, 'RefreshToken')) }
}

/** Ends the session that a refresh token belongs to. A token that is not known has nothing to end. */
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

export const changePassword: IdentityOperation = async (services, fields) => {
  const person = await personOf(services, fields)
  const password = text(fields, 'ProposedPassword')
  checkPassword(password)
  const { queries } = services.database
  await countFailure(queries, person.email, services.now())
  if (!(await matchesSecret(text(fields, 'PreviousPassword'), person.passwordHash)))
    throw notAuthorized('Incorrect username or password.')
  await forgetFailures(queries, person.email)
  await changePerson(queries, person.sub, { passwordHash: await hashSecret(password) }, services.now())
  return {}
}
