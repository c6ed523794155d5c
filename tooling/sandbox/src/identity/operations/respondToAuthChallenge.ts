import { closeChallenge } from '../challenge.ts'
import { checkPassword } from '../checkPassword.ts'
import { checkAttributes, checkClient, limitWrongTokens, wrongSecretHash } from '../checks.ts'
import { type Fields, text, textMap } from '../fields.ts'
import { IdentityError, invalidParameter, notAuthorized } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import type { IdentityServices } from '../IdentityServices.ts'
import {
  attributesOf,
  changePerson,
  findByEmail,
  findBySub,
  lockPerson,
  type Person,
  sealAttributes,
} from '../people.ts'
import { openSession } from '../tokens.ts'

const PREFIX = 'userAttributes.'
const WRITABLE = ['given_name', 'family_name']
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Answers the one challenge of this pool: a new password for an account that an administrator created. */
export const respondToAuthChallenge: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const challenge = text(fields, 'ChallengeName', 64)
  if (challenge === 'SOFTWARE_TOKEN_MFA')
    throw new IdentityError('SoftwareTokenMFANotFoundException', 'Software token MFA has not been enabled')
  if (challenge !== 'NEW_PASSWORD_REQUIRED')
    throw invalidParameter(`Challenge ${challenge} is not supported.`)
  const responses = textMap(fields, 'ChallengeResponses')
  if (responses.SECRET_HASH !== undefined) throw wrongSecretHash(services.pool.clientId)
  if (responses.USERNAME === undefined) throw invalidParameter('Missing required parameter USERNAME')
  if (responses.NEW_PASSWORD === undefined) throw invalidParameter('Missing required parameter NEW_PASSWORD')
  const password = text(responses, 'NEW_PASSWORD')
  const attributes = givenAttributes(responses)
  const name = text(responses, 'USERNAME', 128).toLowerCase()
  const session = text(fields, 'Session', 2048)
  const person = await limitWrongTokens(services, remote, async () => {
    const named = await namedPerson(services, name)
    checkPassword(services.pool, password, named?.email ?? name)
    const isOpen = named && (await closeChallenge(services, session, named.sub))
    if (!named || !isOpen) throw notAuthorized('Invalid session for the user, session is expired.')
    return named
  })
  return finish(services, person, password, attributes)
}

/** Libraries answer with the address or with the subject that the challenge named. */
const namedPerson = ({ database, now }: IdentityServices, name: string) =>
  UUID.test(name) ? findBySub(database.queries, name) : findByEmail(database.queries, name, now())

function givenAttributes(responses: Fields): Record<string, string> {
  const attributes = Object.fromEntries(
    Object.keys(responses)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => [key.slice(PREFIX.length), text(responses, key)]),
  )
  checkAttributes(attributes, WRITABLE)
  return attributes
}

async function finish(
  services: IdentityServices,
  person: Person,
  password: string,
  given: Record<string, string>,
): Promise<object> {
  const { sealing, pool } = services
  const passwordHash = await pool.passwords.hash(password)
  const changed = await services.database.queries.transaction(async (queries) => {
    const current = await lockPerson(queries, person.sub)
    const attributes = sealAttributes(sealing, person.sub, { ...attributesOf(sealing, current), ...given })
    const changes = { passwordHash, attributes, status: 'CONFIRMED' }
    await changePerson(queries, person.sub, changes, services.now())
    return { ...current, ...changes }
  })
  const result = await openSession(services, changed)
  return { AuthenticationResult: result, ChallengeParameters: {} }
}
