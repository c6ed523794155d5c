import { places } from './places.ts'

interface SampleCustomer {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly accountName: string
}

/** Returns a sample customer, such as `Robin`. The first request creates them; an account works on every site. */
export async function sampleCustomer(givenName: string): Promise<SampleCustomer> {
  const answer = await fetch(`${places.api}/sandbox/customers`, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  const customers = (await answer.json()) as readonly SampleCustomer[]
  const found = customers.find(({ name }) => name.startsWith(`${givenName} `))
  if (!found) throw new Error(`There is no ${givenName}.`)
  return found
}
