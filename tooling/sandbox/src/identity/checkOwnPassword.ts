import type { Queries } from '../database/Database.ts'
import { notAuthorized } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { countFailure, countSuccess } from './lockOut.ts'
import { lockPerson, type Person } from './people.ts'

const wrongPassword = () => notAuthorized('Incorrect username or password.')

/**
 * Checks the password of a signed-in person, within the limits of sign-ins.
 * @throws IdentityError for a wrong one
 */
export async function checkOwnPassword(
  { database, pool, now }: IdentityServices,
  { email, passwordHash }: Person,
  { password, from }: { password: string; from: string },
): Promise<void> {
  await countFailure(database.queries, { email, from }, now())
  const { isRight } = await pool.passwords.matches(password, passwordHash)
  if (!isRight) throw wrongPassword()
  await countSuccess(database.queries, { email, from }, now())
}

/**
 * Locks a person whose password was checked, and returns them as they are by now.
 * @throws IdentityError if the password was replaced meanwhile, as by a reset
 */
export async function lockWithPassword(queries: Queries, { sub, passwordHash }: Person): Promise<Person> {
  const current = await lockPerson(queries, sub)
  if (current.passwordHash !== passwordHash) throw wrongPassword()
  return current
}
