import { findByEmail } from '../identity/people.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import type { Services } from '../services/Services.ts'
import { todayInSydney } from '../services/todayInSydney.ts'
import type { Profile } from '../subjects/accounts/tables.ts'
import { makePerson } from '../subjects/customers/makePerson.ts'
import { policiesOf, storePolicy } from '../subjects/policies/policyRows.ts'
import { makeSampleClaim } from './makeSampleClaim.ts'
import { makeSampleNomination } from './makeSampleNomination.ts'
import type { SampleCustomer } from './SampleCustomer.ts'
import { SAMPLE_CUSTOMERS } from './sampleCustomers.ts'
import { dateOfBirth, sampleName, samplePolicy } from './samplePolicy.ts'

export type CustomerServices = Pick<
  Services,
  'database' | 'faults' | 'mailOutbox' | 'sites' | 'pool' | 'now' | 'sealing' | 'tables'
>

/** A sample customer in the database, with the details for signing in. */
export interface MadeCustomer {
  name: string
  email: string
  password: string
  accountName: string
  /** A description of the policies that the account shows. */
  shape: string
  policies: { insurerName: string; number: string }[]
}

const addressOf = ({ id }: SampleCustomer) => `${id}@customers.example`

/**
 * Returns a sample customer's password. It is derived from this installation's key, so that no source contains it
 * and each installation has another one. It has letters, digits and a sign, as sign-up requires.
 */
function passwordOf(sealing: Sealing, email: string): string {
  const [, mac = ''] = sealing.hash('sample customer', email).split('.')
  return `Sample1!${mac.replace(/[^A-Za-z0-9]/g, '').slice(0, 12)}`
}

const profileOf = (customer: SampleCustomer, occupation: string | null, today: string): Profile => ({
  first_Name: customer.givenName,
  last_Name: 'Sample',
  mobile: '+61491570006',
  mailing_Street: '12 Sample Street',
  mailing_City: customer.suburb,
  mailing_State: customer.person.state,
  mailing_Zip: customer.postcode,
  email_Opt_Out: true,
  gender: customer.person.gender,
  smoker: customer.person.isSmoker,
  title: occupation,
  occupation_ID: customer.person.occupationId,
  annual_Income: customer.annualIncome,
  date_of_Birth: dateOfBirth(customer, today),
})

async function make(services: CustomerServices, customer: SampleCustomer): Promise<void> {
  const { database, sealing, tables, now } = services
  const email = addressOf(customer)
  const today = todayInSydney(now())
  const occupation = tables.occupations.get(customer.person.occupationId)?.description ?? null
  const { sub: owner } = await makePerson(services, {
    email,
    password: passwordOf(sealing, email),
    givenName: customer.givenName,
    familyName: 'Sample',
    accountName: customer.accountName,
    profile: profileOf(customer, occupation, today),
  })
  for (const sample of customer.policies) {
    const { policy, commission } = samplePolicy(tables, customer, sample, today)
    const id = await storePolicy(database.queries, sealing, { owner, policy, commission, now: now() })
    if (sample.named) await makeSampleNomination(services, { owner, policy: id }, sample.named)
  }
  await makeSampleClaim(services, { owner, email }, customer)
}

/** Lists the sample customers that are in the database. */
export async function listSampleCustomers(services: CustomerServices): Promise<MadeCustomer[]> {
  const { database, sealing, now } = services
  const made = await Promise.all(
    SAMPLE_CUSTOMERS.map(async (customer): Promise<MadeCustomer[]> => {
      const email = addressOf(customer)
      const person = await findByEmail(database.queries, email, now())
      if (!person) return []
      const policies = await policiesOf(database.queries, sealing, person.sub)
      const { accountName, shape, givenName } = customer
      return [
        {
          name: sampleName(givenName),
          email,
          password: passwordOf(sealing, email),
          accountName,
          shape,
          policies: policies.map(({ policy }) => ({
            insurerName: policy.insurer_Name ?? policy.insurer_Code,
            number: policy.name,
          })),
        },
      ]
    }),
  )
  return made.flat()
}

/** Creates every sample customer, or restores the details, the password and the policies of an existing one. */
export async function makeSampleCustomers(services: CustomerServices): Promise<MadeCustomer[]> {
  for (const customer of SAMPLE_CUSTOMERS) await make(services, customer)
  return listSampleCustomers(services)
}
