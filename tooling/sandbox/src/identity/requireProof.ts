import { isProved } from '../codes/proof.ts'
import { IdentityError } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'

/**
 * Requires a sign-in, or a mailed code that `verifyverificationcode` checked, within the last five minutes, as closing an
 * account does. An access token of a session that has ended is refused before.
 * @throws IdentityError without either
 */
export async function requireProof(
  { database, now }: IdentityServices,
  { family, signedInAt }: { family: string; signedInAt: Date },
): Promise<void> {
  if (await isProved(database.queries, { id: family, signedInAt }, now())) return
  throw new IdentityError(
    'UserLambdaValidationException',
    'PreUpdate failed with error Log in again, or have the code checked that was mailed.',
  )
}
