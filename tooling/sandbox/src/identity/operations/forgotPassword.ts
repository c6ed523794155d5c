import { hashSecret } from '../../codes/hashSecret.ts'
import { useCode } from '../../codes/oneTimeCodes.ts'
import { checkClient, checkPassword, limitAddress, usernameOf } from '../checks.ts'
import { text } from '../fields.ts'
import { expiredCode, IdentityError, wrongCode } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { forgetFailures } from '../lockOut.ts'
import { mailCode } from '../mailCode.ts'
import { changePerson, findByEmail, type Person, revokeAll } from '../people.ts'

/** Whose address was verified can be mailed to; for everybody else the answers are the same. */
const canReset = (person: Person | undefined): person is Person =>
  person?.status === 'CONFIRMED' || person?.status === 'RESET_REQUIRED'

export const forgotPassword: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  await limitAddress(services, remote, 'codes')
  const person = await findByEmail(services.database.queries, email)
  const name = { purpose: 'reset', of: email } as const
  return { CodeDeliveryDetails: await mailCode(services, name, email, { hasReceiver: canReset(person) }) }
}

/** Sets a new password, and ends every session that the old one opened. */
export const confirmForgotPassword: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  const code = text(fields, 'ConfirmationCode', 2048)
  const password = text(fields, 'Password')
  checkPassword(password)
  await limitAddress(services, remote, 'codes')
  const outcome = await useCode(services, { purpose: 'reset', of: email }, code)
  if (outcome === 'too-many-tries')
    throw new IdentityError(
      'TooManyFailedAttemptsException',
      'Too many failed attempts, please request a code again.',
    )
  if (outcome === 'expired') throw expiredCode()
  const person = await findByEmail(services.database.queries, email)
  if (outcome === 'wrong' || !canReset(person)) throw wrongCode()
  const passwordHash = await hashSecret(password)
  const now = services.now()
  await services.database.queries.transaction(async (queries) => {
    await changePerson(queries, person.sub, { passwordHash, status: 'CONFIRMED' }, now)
    await revokeAll(queries, person.sub, now)
    await forgetFailures(queries, email)
  })
  return {}
}
