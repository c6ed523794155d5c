import { identityBody, identityDocument } from '@coverkit/sandbox/identity-bodies'
import type { Person } from '../identity.ts'
import { bearerOf } from '../openSession.ts'
import { sendToApi } from './sendToApi.ts'

/** Sends a customer's identity check with a licence that records can't decide, so that a person decides it. */
export async function referCheckOf(
  customer: Pick<Person, 'email' | 'password'> & { readonly name: string },
): Promise<void> {
  const [givenNames = '', familyName = ''] = customer.name.split(' ')
  const body = identityBody(
    [identityDocument('driverLicence', { cardNumber: '2034567802' }), identityDocument('medicareCard')],
    { person: { givenNames, familyName, dateOfBirth: '1985-03-27' } },
  )
  await sendToApi('POST', 'identitychecks', body, await bearerOf(customer))
}
