import { useCode } from '../../codes/oneTimeCodes.ts'
import { checkClient, limitAddress, usernameOf } from '../checks.ts'
import { text } from '../fields.ts'
import { expiredCode, IdentityError, invalidParameter, notAuthorized, wrongCode } from '../IdentityError.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { mailCode } from '../mailCode.ts'
import { changePerson, findByEmail } from '../people.ts'

const tooManyTries = () =>
  new IdentityError(
    'TooManyFailedAttemptsException',
    'Too many failed attempts, please request a code again.',
  )

export const confirmSignUp: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  const code = text(fields, 'ConfirmationCode', 2048)
  await limitAddress(services, remote, 'codes')
  const { queries } = services.database
  const person = await findByEmail(queries, email)
  if (person && person.status !== 'UNCONFIRMED')
    throw notAuthorized(`User cannot be confirmed. Current status is ${person.status}`)
  const outcome = await useCode(services, { purpose: 'sign-up', of: email }, code)
  if (outcome === 'too-many-tries') throw tooManyTries()
  if (outcome === 'expired') throw expiredCode()
  if (outcome === 'wrong' || !person) throw wrongCode()
  await changePerson(queries, person.sub, { status: 'CONFIRMED' }, services.now())
  return {}
}

export const resendConfirmationCode: IdentityOperation = async (services, fields, remote) => {
  checkClient(services, fields)
  const email = usernameOf(fields)
  await limitAddress(services, remote, 'codes')
  const person = await findByEmail(services.database.queries, email)
  if (person && person.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.')
  const name = { purpose: 'sign-up', of: email } as const
  return { CodeDeliveryDetails: await mailCode(services, name, email, { hasReceiver: Boolean(person) }) }
}
