import { and, eq } from 'drizzle-orm'
import { networkOf } from '../../auth/networkOf.ts'
import { openChallenge } from '../challenge.ts'
import { checkClient, limitGuesses, limitWrongTokens, usernameOf, wrongSecretHash } from '../checks.ts'
import { type Fields, text, textMap } from '../fields.ts'
import { IdentityError, invalidParameter, notAuthorized } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import type { IdentityServices } from '../IdentityServices.ts'
import { countFailure, countSuccess, isKnownNetwork, type SignInAttempt } from '../lockOut.ts'
import { findByEmail, type Person } from '../people.ts'
import { renew } from '../renew.ts'
import { identityUsers } from '../tables.ts'
import { type AuthenticationResult, openSession } from '../tokens.ts'

export const initiateAuth: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const flow = text(fields, 'AuthFlow', 64)
  const parameters = textMap(fields, 'AuthParameters')
  if (parameters.SECRET_HASH !== undefined) throw wrongSecretHash(services.pool.clientId)
  if (flow === 'USER_PASSWORD_AUTH') return signIn(services, parameters, remote)
  if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
    const result = await limitWrongTokens(services, remote, () => renewOld(services, parameters))
    return { AuthenticationResult: result, ChallengeParameters: {} }
  }
  throw invalidParameter(`${flow} flow not enabled for this client`)
}

async function signIn(
  services: IdentityServices,
  parameters: Fields,
  remote: string | null,
): Promise<object> {
  if (parameters.USERNAME === undefined) throw invalidParameter('Missing required parameter USERNAME')
  if (parameters.PASSWORD === undefined) throw invalidParameter('Missing required parameter PASSWORD')
  const email = usernameOf(parameters, 'USERNAME')
  const password = text(parameters, 'PASSWORD')
  const attempt = { email, from: networkOf(remote) }
  const signInOnce = () => checkedPerson(services, attempt, password)
  // A person who signed in from this network before is limited by the account alone, so neighbours cannot lock them out.
  const isKnown = await isKnownNetwork(services.database.queries, attempt, services.now())
  const person = await (isKnown ? signInOnce() : limitGuesses(services, remote, 'signIns', signInOnce))
  if (person.status === 'UNCONFIRMED')
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.')
  if (person.status === 'RESET_REQUIRED')
    throw new IdentityError('PasswordResetRequiredException', 'Password reset required for the user')
  if (person.status === 'FORCE_CHANGE_PASSWORD') return openChallenge(services, person)
  return { AuthenticationResult: await openSession(services, person), ChallengeParameters: {} }
}

/** Checks the password first, and reveals the status of an account only after a right one. */
async function checkedPerson(
  services: IdentityServices,
  attempt: SignInAttempt,
  password: string,
): Promise<Person> {
  const { database, pool, now } = services
  const { queries } = database
  await countFailure(queries, attempt, now())
  const person = await findByEmail(queries, attempt.email, now())
  const { isRight, rehash } = await pool.passwords.matches(password, person?.passwordHash ?? null)
  if (!person || !isRight) throw notAuthorized('Incorrect username or password.')
  await countSuccess(queries, attempt, now())
  if (rehash) await rehashPassword(services, person, rehash)
  return person
}

/** Stores a costlier hash of the same password, unless another password was set meanwhile. */
async function rehashPassword(
  { database, now }: IdentityServices,
  { sub, passwordHash }: Person,
  rehash: string,
): Promise<void> {
  await database.queries
    .update(identityUsers)
    .set({ passwordHash: rehash, modifiedAt: now() })
    .where(and(eq(identityUsers.sub, sub), eq(identityUsers.passwordHash, passwordHash ?? '')))
}

/** This older operation has no error for reuse. */
async function renewOld(services: IdentityServices, parameters: Fields): Promise<AuthenticationResult> {
  if (parameters.REFRESH_TOKEN === undefined)
    throw invalidParameter('Missing required parameter REFRESH_TOKEN')
  try {
    return await renew(services, text(parameters, 'REFRESH_TOKEN'))
  } catch (error) {
    if (error instanceof IdentityError && error.name === 'RefreshTokenReuseException')
      throw notAuthorized('Refresh Token has been revoked')
    throw error
  }
}
