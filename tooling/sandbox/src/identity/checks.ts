import { isEmailAddress } from '@coverkit/core'
import { networkOf } from '../auth/networkOf.ts'
import { countUse, uncountUse } from '../codes/countUse.ts'
import { hasNoLineBreak } from '../mail/hasNoLineBreak.ts'
import { type Fields, optionalText, text } from './fields.ts'
import { IdentityError, invalidParameter, notAuthorized, tooManyRequests } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'
import type { AddressLimits } from './Pool.ts'

const LONGEST_ATTRIBUTE = 50
const MINUTE_MS = 60_000

/** The pool's one client has no secret, so any secret hash is wrong. */
export function checkClient({ pool }: IdentityServices, fields: Fields): void {
  const clientId = text(fields, 'ClientId', 128)
  if (clientId !== pool.clientId)
    throw new IdentityError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
  if (optionalText(fields, 'SecretHash') !== undefined) throw wrongSecretHash(pool.clientId)
}

export const wrongSecretHash = (clientId: string) =>
  notAuthorized(`Unable to verify secret hash for client ${clientId}`)

/** Returns a user name, which is an address, in lower case. */
export const usernameOf = (fields: Fields, member = 'Username') => text(fields, member, 128).toLowerCase()

/** Checks that a user may write these attributes, and that each is a line of text. */
export function checkAttributes(attributes: Readonly<Record<string, string>>, writable: string[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!writable.includes(name)) throw notAuthorized('A client attempted to write unauthorized attribute')
    if (name === 'email' ? !isEmailAddress(value) : !hasNoLineBreak(value))
      throw invalidParameter(
        name === 'email' ? 'Invalid email address format.' : `Invalid value for ${name}.`,
      )
    if (name !== 'email' && value.length > LONGEST_ATTRIBUTE)
      throw invalidParameter(
        `Attributes did not conform to the schema: ${name}: String must be no longer than ${LONGEST_ATTRIBUTE} characters`,
      )
  }
}

const WINDOWS = {
  signIns: 15 * MINUTE_MS,
  renewals: 15 * MINUTE_MS,
  signUps: 60 * MINUTE_MS,
  codes: 60 * MINUTE_MS,
  codeTries: 60 * MINUTE_MS,
}

type LimitKind = Exclude<keyof AddressLimits, 'includeThisMachine'>

const nameOf = (kind: LimitKind, remote: string) => `${kind} from ${networkOf(remote)}`

/** Applies a limit to one remote network. */
export async function limitAddress(
  { database, pool, now }: IdentityServices,
  remote: string | null,
  kind: LimitKind,
): Promise<void> {
  if (remote === null) return
  const count = await countUse(database.queries, nameOf(kind, remote), WINDOWS[kind], now())
  if (count > pool.limits[kind]) throw tooManyRequests()
}

/**
 * Tries a password or a code within the limit of one remote network. A right one is taken off the count again: what one visitor
 * of a shared address guesses does not add to what the others know.
 */
export async function limitGuesses<T>(
  services: IdentityServices,
  remote: string | null,
  kind: 'signIns' | 'codeTries',
  guess: () => Promise<T>,
): Promise<T> {
  await limitAddress(services, remote, kind)
  const result = await guess()
  if (remote !== null) await uncountUse(services.database.queries, nameOf(kind, remote))
  return result
}

/** Uses a long token. A right one passes however many wrong ones come from its network; they alone are counted. */
export async function limitWrongTokens<T>(
  services: IdentityServices,
  remote: string | null,
  use: () => Promise<T>,
): Promise<T> {
  try {
    return await use()
  } catch (error) {
    if (error instanceof IdentityError) await limitAddress(services, remote, 'renewals')
    throw error
  }
}
