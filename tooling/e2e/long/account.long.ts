import { findEverything } from '../src/findEverything.ts'
import { makePerson } from '../src/identity.ts'
import { sampleCustomer } from '../src/sampleCustomers.ts'
import { test } from '../src/test.ts'

const CUSTOMERS = [
  { name: 'a new customer', person: () => makePerson(), policies: 0 },
  { name: 'a customer with one policy', person: () => sampleCustomer('Robin'), policies: 1 },
  { name: 'a customer with ten policies', person: () => sampleCustomer('Morgan'), policies: 10 },
] as const

for (const { name, person, policies } of CUSTOMERS) {
  for (const width of [320, 1280]) {
    test(`${name} finds everything by keyboard, accessible at ${width} px`, async ({ page }) => {
      await findEverything(page, { person: await person(), policies, width })
    })
  }
}
