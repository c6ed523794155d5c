import { randomUUID } from 'node:crypto'
import { KINDS } from './covers.ts'
import { makePerson, type Person } from './identity.ts'
import { places } from './places.ts'

export interface LifeCustomer extends Person {
  /** Number of their policy. */
  readonly number: string
}

const noCover = Object.fromEntries(KINDS.map((kind) => [kind, null]))

/** Creates a customer with life cover of 600,000 under a policy number of their own, as `makePerson` does. */
export async function makeLifeCustomer(changes: object = {}): Promise<LifeCustomer> {
  const person = await makePerson(changes)
  const number = `MLC${randomUUID().replaceAll(/\D/g, '').padEnd(7, '0').slice(0, 7)}`
  const policy = {
    name: number,
    insurer_Code: 'MLC',
    insurer_Name: 'Mallee Life Company',
    product_Code: 'MLC-01',
    product_Name: 'Mallee Life Company Cover Plan',
    sum_Insured: 600_000,
    original_Sums: { ...noCover, life: 566_000 },
    premium_Amount: 57.71,
    premium_Structure: 'S',
    payment_Method: 'directDebit',
    premium_frequency: 'monthly',
    indexation: 'on',
    owners: { ...noCover, life: 'O' },
    structures: { tpd: null, criticalIllness: null },
    insured: {
      date_of_Birth: '1989-05-04',
      rated_Age: 37,
      gender: 'M',
      smoker: false,
      occupation: 'Accountant',
      occupation_ID: 2,
      state: 'NSW',
    },
    policyholder1: 'Robin Example',
    start_Date: '2024-08-14',
    drawDay: 14,
    overdue: null,
    commission: { upFrontCents: 41_551, ongoingCents: 13_850 },
  }
  const answer = await fetch(`${places.api}/sandbox/policies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ owner: person.sub, policies: [policy] }),
  })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}: ${await answer.text()}`)
  return { ...person, number }
}
