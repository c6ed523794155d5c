import { networkOf } from '../../auth/networkOf.ts'
import { type CodeName, useCode } from '../../codes/oneTimeCodes.ts'
import type { Queries } from '../../database/Database.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { addressBackMail } from '../addressChangedMail.ts'
import { checkPassword } from '../checkPassword.ts'
import { checkClient, limitAddress, limitGuesses, usernameOf } from '../checks.ts'
import { text } from '../fields.ts'
import { broughtBack, findByHeldAddress, isHeldBy } from '../heldAddress.ts'
import { expiredCode, IdentityError, wrongCode } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import type { IdentityServices } from '../IdentityServices.ts'
import { countSuccess } from '../lockOut.ts'
import { mailPasswordChange } from '../mailChanges.ts'
import { limitCodes, mailCode } from '../mailCode.ts'
import {
  brandOf,
  changePerson,
  findByEmail,
  lockPerson,
  type Person,
  removeUnconfirmed,
  revokeAll,
} from '../people.ts'

/** Checks that mail may be sent, since the address is verified; the answers are the same otherwise. */
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
  const person = await findForReset(services, email)
  const name = resetCode(email, remote)
  await limitCodes(services, name)
  const accountName = brandOf(services.sealing, person)
  const delivery = await mailCode(services, name, email, { hasReceiver: canReset(person), accountName })
  return { CodeDeliveryDetails: delivery }
}

/** Finds the person who has the address, or had it until some days ago. */
async function findForReset({ database, now }: IdentityServices, email: string): Promise<Person | undefined> {
  const person = await findByEmail(database.queries, email, now())
  const held = await findByHeldAddress(database.queries, email, now())
  return held && (!person || person.status === 'UNCONFIRMED') ? held : person
}

/**
 * Sets a new password, and ends every session that the old one opened. A former address becomes the account's
 * address again, which locks out an intruder who replaced it, unless it was released meanwhile.
 */
export const confirmForgotPassword: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  const code = text(fields, 'ConfirmationCode', 2048)
  const password = text(fields, 'Password')
  checkPassword(services.pool, password, email)
  const { sub } = await limitGuesses(services, remote, 'codeTries', () =>
    personOfCode(services, { email, code, remote }),
  )
  const passwordHash = await services.pool.passwords.hash(password)
  const now = services.now()
  await services.database.queries.transaction(async (queries) => {
    const person = await lockPerson(queries, sub)
    if (person.email !== email) await bringBack({ ...services, queries }, person, email)
    await changePerson(queries, sub, { passwordHash, status: 'CONFIRMED' }, now)
    await revokeAll(queries, sub, now)
    await countSuccess(queries, { email, from: networkOf(remote) }, now)
    await mailPasswordChange({ ...services, queries }, { ...person, email }, 'reset')
  })
  services.mailOutbox.dispatch()
  return {}
}

/** Returns whose the code is. @throws IdentityError for a wrong code, an expired one and too many tries */
async function personOfCode(
  services: IdentityServices,
  { email, code, remote }: { email: string; code: string; remote: string | null },
): Promise<Person> {
  const outcome = await useCode(services, resetCode(email, remote), code)
  if (outcome === 'too-many-tries')
    throw new IdentityError(
      'TooManyFailedAttemptsException',
      'Too many failed attempts, please request a code again.',
    )
  if (outcome === 'expired') throw expiredCode()
  const person = await findForReset(services, email)
  if (outcome === 'wrong' || !canReset(person)) throw wrongCode()
  return person
}

async function bringBack(
  { queries, mailOutbox, sealing, now }: IdentityServices & { queries: Queries },
  person: Person,
  email: string,
): Promise<void> {
  if (!isHeldBy(person, email, now())) throw wrongCode()
  await removeUnconfirmed(queries, email)
  await changePerson(queries, person.sub, { ...broughtBack(person, email), pendingEmail: null }, now())
  const mail = signedByBrand(addressBackMail(person.email), brandOf(sealing, person))
  await mailOutbox.enqueue(queries, mail, { sentAt: now() })
}
