import type { FastifyRequest } from 'fastify'
import { callerOf, presentedSecretOf } from '../../auth/authenticate.ts'
import type { Services } from '../../services/Services.ts'
import { userOf } from '../accounts/storedProfile.ts'
import { linkOfSecret } from '../signing/signingLinks.ts'
import type { KnownPerson } from './compareWithRecords.ts'

/** The holder whose identity is checked. */
export interface IdentitySubject {
  policyHolder: 1 | 2
  /** The owner of the row: a customer, or the signature of a second policy holder. */
  key: { owner: string; signature: null } | { owner: null; signature: string }
  /** The holder's details on record. */
  known: KnownPerson
}

/**
 * Identifies the requester: a customer by their token, a second policy holder by the secret of their code.
 * @throws Problem 422 `secret-expired`
 */
export async function identitySubject(services: Services, request: FastifyRequest): Promise<IdentitySubject> {
  const secret = presentedSecretOf(request)
  if (secret === null) {
    const caller = callerOf(request)
    const { first_Name: firstName, last_Name: lastName, ...user } = await userOf(services, caller)
    return {
      policyHolder: 1,
      key: { owner: caller.subject, signature: null },
      known: {
        firstName: firstName ?? null,
        lastName: lastName ?? null,
        dateOfBirth: user.date_of_Birth ?? null,
      },
    }
  }
  const { database, sealing, now } = services
  const { signature, holder } = await linkOfSecret(database.queries, sealing, secret, now())
  return {
    policyHolder: 2,
    key: { owner: null, signature: signature.id },
    known: {
      firstName: holder.first_Name ?? null,
      lastName: holder.last_Name ?? null,
      dateOfBirth: holder.date_of_Birth ?? null,
    },
  }
}
