import { useCode } from '../codes/oneTimeCodes.ts'
import { isFresh, mayTryProof, proofCode } from '../codes/proof.ts'
import { type Fields, textMap } from './fields.ts'
import { expiredCode, IdentityError, limitExceeded, wrongCode } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'
import type { Person } from './people.ts'

/**
 * Requires a sign-in within the last minutes, or the code that was mailed to the person's address
 * (`ClientMetadata.code`), as closing an account does.
 * @throws IdentityError without either
 */
export async function requireProof(
  services: IdentityServices,
  fields: Fields,
  { person, signedInAt }: { person: Person; signedInAt: Date },
): Promise<void> {
  const { code } = textMap(fields, 'ClientMetadata')
  const now = services.now()
  if (typeof code !== 'string') {
    if (isFresh(signedInAt, now)) return
    throw new IdentityError(
      'UserLambdaValidationException',
      'PreUpdate failed with error Log in again or send the code that was mailed.',
    )
  }
  const { sub: subject, email } = person
  if (!(await mayTryProof(services.database.queries, subject, now))) throw limitExceeded()
  const outcome = await useCode(services, proofCode({ subject, email }), code)
  if (outcome === 'too-many-tries') throw limitExceeded()
  if (outcome === 'expired') throw expiredCode()
  if (outcome === 'wrong') throw wrongCode()
}
