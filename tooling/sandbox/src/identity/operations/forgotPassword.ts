import { type CodeName, useCode } from '../../codes/oneTimeCodes.ts'
import { checkPassword } from '../checkPassword.ts'
import { checkClient, limitAddress, usernameOf } from '../checks.ts'
import { text } from '../fields.ts'
import { expiredCode, IdentityError, wrongCode } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { countSuccess } from '../lockOut.ts'
import { limitCodes, mailCode } from '../mailCode.ts'
import { networkOf } from '../networkOf.ts'
import { changePerson, findByEmail, type Person, revokeAll } from '../people.ts'

/** Whose address was verified can be mailed to; for everybody else the answers are the same. */
const canReset = (person: Person | undefined): person is Person =>
  person?.status === 'CONFIRMED' || person?.status === 'RESET_REQUIRED'

const resetCode = (email: string, remote: string | null): CodeName => ({
  purpose: 'reset',
  of: email,
  from: networkOf(remote),
})

export const forgotPassword: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  await limitAddress(services, remote, 'codes')
  const person = await findByEmail(services.database.queries, email, services.now())
  const name = resetCode(email, remote)
  await limitCodes(services, name)
  return { CodeDeliveryDetails: await mailCode(services, name, email, { hasReceiver: canReset(person) }) }
}

/** Sets a new password, and ends every session that the old one opened. */
export const confirmForgotPassword: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  const code = text(fields, 'ConfirmationCode', 2048)
  const password = text(fields, 'Password')
  checkPassword(services.pool, password, email)
  await limitAddress(services, remote, 'codes')
  const outcome = await useCode(services, resetCode(email, remote), code)
  if (outcome === 'too-many-tries')
    throw new IdentityError(
      'TooManyFailedAttemptsException',
      'Too many failed attempts, please request a code again.',
    )
  if (outcome === 'expired') throw expiredCode()
  const person = await findByEmail(services.database.queries, email, services.now())
  if (outcome === 'wrong' || !canReset(person)) throw wrongCode()
  const passwordHash = await services.pool.passwords.hash(password)
  const now = services.now()
  await services.database.queries.transaction(async (queries) => {
    await changePerson(queries, person.sub, { passwordHash, status: 'CONFIRMED' }, now)
    await revokeAll(queries, person.sub, now)
    await countSuccess(queries, { email, from: networkOf(remote) }, now)
  })
  return {}
}
