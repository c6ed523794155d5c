import { isEmailAddress } from '@coverkit/core'
import { countUse } from '../codes/countUse.ts'
import { hasNoLineBreak } from '../mail/hasNoLineBreak.ts'
import { type Fields, optionalText, text } from './fields.ts'
import { IdentityError, invalidParameter, notAuthorized, tooManyRequests } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { networkOf } from './networkOf.ts'
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

const WINDOWS = { signIns: 15 * MINUTE_MS, signUps: 60 * MINUTE_MS, codes: 60 * MINUTE_MS }

/** Applies a limit to one remote address. */
export async function limitAddress(
  { database, pool, now }: IdentityServices,
  remote: string | null,
  kind: Exclude<keyof AddressLimits, 'includeThisMachine'>,
): Promise<void> {
  if (remote === null) return
  const count = await countUse(database.queries, `${kind} from ${networkOf(remote)}`, WINDOWS[kind], now())
  if (count > pool.limits[kind]) throw tooManyRequests()
}
