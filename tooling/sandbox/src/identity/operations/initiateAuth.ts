import { openChallenge } from '../challenge.ts'
import { checkClient, limitAddress, usernameOf, wrongSecretHash } from '../checks.ts'
import { type Fields, text, textMap } from '../fields.ts'
import { IdentityError, invalidParameter, notAuthorized } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import type { IdentityServices } from '../IdentityServices.ts'
import { countFailure, countSuccess, type SignInAttempt } from '../lockOut.ts'
import { networkOf } from '../networkOf.ts'
import { changePerson, findByEmail, type Person } from '../people.ts'
import { renew } from '../renew.ts'
import { type AuthenticationResult, openSession } from '../tokens.ts'

export const initiateAuth: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const flow = text(fields, 'AuthFlow', 64)
  const parameters = textMap(fields, 'AuthParameters')
  if (parameters.SECRET_HASH !== undefined) throw wrongSecretHash(services.pool.clientId)
  await limitAddress(services, remote, 'signIns')
  if (flow === 'USER_PASSWORD_AUTH') return signIn(services, parameters, networkOf(remote))
  if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN')
    return { AuthenticationResult: await renewOld(services, parameters), ChallengeParameters: {} }
  throw invalidParameter(`${flow} flow not enabled for this client`)
}

async function signIn(services: IdentityServices, parameters: Fields, from: string): Promise<object> {
  if (parameters.USERNAME === undefined) throw invalidParameter('Missing required parameter USERNAME')
  if (parameters.PASSWORD === undefined) throw invalidParameter('Missing required parameter PASSWORD')
  const email = usernameOf(parameters, 'USERNAME')
  const person = await checkedPerson(services, { email, from }, text(parameters, 'PASSWORD'))
  if (person.status === 'UNCONFIRMED')
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.')
  if (person.status === 'RESET_REQUIRED')
    throw new IdentityError('PasswordResetRequiredException', 'Password reset required for the user')
  if (person.status === 'FORCE_CHANGE_PASSWORD') return openChallenge(services, person)
  return { AuthenticationResult: await openSession(services, person), ChallengeParameters: {} }
}

/** Checks the password first, and reveals the status of an account only after a right one. */
async function checkedPerson(
  { database, pool, now }: IdentityServices,
  attempt: SignInAttempt,
  password: string,
): Promise<Person> {
  const { queries } = database
  await countFailure(queries, attempt, now())
  const person = await findByEmail(queries, attempt.email, now())
  const { isRight, rehash } = await pool.passwords.matches(password, person?.passwordHash ?? null)
  if (!person || !isRight) throw notAuthorized('Incorrect username or password.')
  await countSuccess(queries, attempt, now())
  if (rehash) await changePerson(queries, person.sub, { passwordHash: rehash }, now())
  return person
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
