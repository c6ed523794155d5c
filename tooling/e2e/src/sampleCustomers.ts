import { places } from './places.ts'

interface SampleCustomer {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly accountName: string
}

/** One of the sample customers of this site, such as `Robin`. They are made when somebody asks for them first. */
export async function sampleCustomer(givenName: string): Promise<SampleCustomer> {
  const answer = await fetch(`${places.api}/sandbox/customers`, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  const customers = (await answer.json()) as readonly SampleCustomer[]
  const found = customers.find(
    ({ name, accountName }) => name.startsWith(`${givenName} `) && accountName === 'wattlebird',
  )
  if (!found) throw new Error(`There is no ${givenName}.`)
  return found
}
