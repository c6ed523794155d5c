import { randomUUID } from 'node:crypto'
import { applicationBody, newTracking } from '@coverkit/sandbox/bodies'
import { HOLDER } from '../application/Applicant.ts'
import { bornFor } from '../application/giveDetails.ts'
import { newSecret } from './newSecret.ts'
import { sendToApi } from './sendToApi.ts'

/** A visitor's application that was sent, with the data that only they have. */
export interface SentApplication {
  readonly id: string
  readonly reference: string
  readonly secret: string
  readonly clientId: string
  /** Address for the mail of the person insured. */
  readonly email: string
  readonly age: string
}

type Body = ReturnType<typeof applicationBody>
type Holder = Body['contactDetails']

const newAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`

/** Address for the mail of the second policy holder, if there is one. */
export const newSecondEmail = () => newAddress('noor')

/**
 * Sends an application as a visitor's browser would have at the end of its steps: for tests that begin where one was sent.
 * With the address of a second policy holder it waits for their signature.
 */
export async function sentApplication(secondEmail?: string): Promise<SentApplication> {
  const { secret, secretHash } = newSecret()
  const clientId = randomUUID()
  const email = newAddress('zoe')
  const example = applicationBody()
  const age = String(example.applicationDetails.personalDetails?.age)
  const first = { ...example.contactDetails, ...named(HOLDER), date_of_Birth: birthday(age), email }
  const body: Body = {
    ...example,
    secretHash,
    contactDetails: first,
    policyHolderDetails: secondEmail === undefined ? null : second(first, secondEmail),
    applicationDetails: signedNow(example.applicationDetails, secondEmail === undefined ? 1 : 2),
    tracking: newTracking({ clientId, draft: randomUUID(), sentAt: new Date().toISOString() }),
  }
  const answer = await sendToApi<{ readonly id: string; readonly reference: string }>(
    'POST',
    'application',
    body,
  )
  return { id: answer.id, reference: answer.reference, secret, clientId, email, age }
}

const named = ({ first, last }: Pick<typeof HOLDER, 'first' | 'last'>) => ({
  first_Name: first,
  last_Name: last,
})

function birthday(age: string): string {
  const { Year, Month, Day } = bornFor(age)
  return [Year, Month.padStart(2, '0'), Day.padStart(2, '0')].join('-')
}

const second = (first: Holder, email: string): Holder => ({
  ...first,
  ...named({ first: 'Noor', last: 'Example' }),
  rowId: 'holder-2',
  date_of_Birth: birthday('42'),
  mobile: '+61491570110',
  email,
})

/** On Wattlebird's site, which the link to sign leads to. */
function signedNow(
  details: Body['applicationDetails'],
  totalPolicyHolders: number,
): Body['applicationDetails'] {
  const signed = { signedName: HOLDER.full, signedAt: new Date().toISOString() }
  return {
    ...details,
    ...signed,
    accountName: 'wattlebird',
    totalPolicyHolders,
    signatures: (details.signatures ?? []).map((signature) => ({ ...signature, ...signed })),
  }
}
