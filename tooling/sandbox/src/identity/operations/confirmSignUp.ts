import { and, eq } from 'drizzle-orm'
import { useCode } from '../../codes/oneTimeCodes.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { checkClient, limitAddress, limitGuesses, usernameOf } from '../checks.ts'
import { text } from '../fields.ts'
import { expiredCode, IdentityError, wrongCode } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import type { IdentityServices } from '../IdentityServices.ts'
import { limitCodes, mailCode } from '../mailCode.ts'
import { ACCOUNT_NAME, brandOf, findByEmail, type Person, sealAttributes } from '../people.ts'
import { signUpCode } from '../signUpCode.ts'
import { identityUsers } from '../tables.ts'

const tooManyTries = () =>
  new IdentityError(
    'TooManyFailedAttemptsException',
    'Too many failed attempts, please request a code again.',
  )

/** Answers for a confirmed account as for an unknown address, so that the answer does not reveal it. */
async function findUnconfirmed({ database, now }: IdentityServices, email: string) {
  const person = await findByEmail(database.queries, email, now())
  return person?.status === 'UNCONFIRMED' ? person : undefined
}

export const confirmSignUp: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  const code = text(fields, 'ConfirmationCode', 2048)
  await limitGuesses(services, remote, 'codeTries', async () => {
    const person = await findUnconfirmed(services, email)
    const outcome = await useCode(services, signUpCode(email, person?.sub, remote), code)
    if (outcome === 'too-many-tries') throw tooManyTries()
    if (outcome === 'expired') throw expiredCode()
    if (outcome === 'wrong' || !person) throw wrongCode()
    if (!(await confirm(services, person))) throw wrongCode()
  })
  return {}
}

/**
 * Confirms the sign-up that the code was made for, unless a later one replaced it. If the address was signed up with different
 * passwords, the code proves the mailbox but none of them, so that the account opens after a reset only.
 */
async function confirm({ database, sealing, now }: IdentityServices, person: Person): Promise<boolean> {
  const changes = person.isContested
    ? { status: 'RESET_REQUIRED', attributes: withoutNames(sealing, person) }
    : { status: 'CONFIRMED' }
  const confirmed = await database.queries
    .update(identityUsers)
    .set({ ...changes, modifiedAt: now() })
    .where(and(eq(identityUsers.sub, person.sub), eq(identityUsers.status, 'UNCONFIRMED')))
    .returning({ sub: identityUsers.sub })
  return confirmed.length > 0
}

/** Keeps the account name alone, by which mail is signed: the names may be a stranger's. */
const withoutNames = (sealing: Sealing, person: Person) => {
  const accountName = brandOf(sealing, person)
  return sealAttributes(sealing, person.sub, accountName === undefined ? {} : { [ACCOUNT_NAME]: accountName })
}

export const resendConfirmationCode: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  await limitAddress(services, remote, 'codes')
  const person = await findUnconfirmed(services, email)
  const name = signUpCode(email, person?.sub, remote)
  await limitCodes(services, name)
  const accountName = brandOf(services.sealing, person)
  const delivery = await mailCode(services, name, email, { hasReceiver: Boolean(person), accountName })
  return { CodeDeliveryDetails: delivery }
}
