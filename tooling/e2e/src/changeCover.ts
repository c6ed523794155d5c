import { expect, type Page } from '@playwright/test'
import { heading } from './calculator.ts'
import { proveByCode } from './giveProof.ts'
import { openAccount } from './openSession.ts'
import { places } from './places.ts'

export interface SampleCustomer {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** One of the backend's sample customers, by first name. */
export async function sampleCustomer(name: string): Promise<SampleCustomer> {
  const answer = await fetch(`${places.api}/sandbox/customers`, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  const customers = (await answer.json()) as SampleCustomer[]
  const found = customers.find((customer) => customer.name.startsWith(`${name} `))
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

/** Reads the changes of a policy from the backend's database, the latest first. */
export async function storedChanges(policyNumber: string): Promise<readonly StoredChange[]> {
  const answer = await fetch(`${places.api}/sandbox/saved/changes`)
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  const rows = (await answer.json()) as StoredChange[]
  return rows.filter(({ body }) => body.policy_Number === policyNumber)
}

interface StoredPremium {
  readonly parts: { readonly total: number; readonly fee: number }
  readonly covers: Readonly<Record<string, { readonly total: number }>>
}

interface StoredChange {
  readonly reference: string
  readonly effectiveOn: string | null
  readonly needsHealthQuestions: boolean
  readonly premium: { readonly premium: StoredPremium } | null
  readonly body: Readonly<Record<string, unknown>> & { readonly policy_Number: string }
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** Signs in as a sample customer and opens a link of the account's list. */
export async function openChange(page: Page, name: string): Promise<SampleCustomer> {
  const customer = await sampleCustomer(name)
  await openAccount(page, customer)
  await page.getByRole('complementary').getByRole('link', { name: 'Change my cover', exact: true }).click()
  return customer
}

const DOCUMENTS = [
  "I have read the insurer's product disclosure statement and privacy statement",
  "I accept the broker's terms and conditions",
  'The insurer may contact me',
  'I will watch my email for documents',
  'I accept how my personal details are disclosed',
]

/** Walks from the review over duty and documents to the health questions; `look` inspects each accepted page. */
export async function acceptAll(
  page: Page,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await expect(
    heading(page, 'Your duty to take reasonable care not to make a misrepresentation'),
  ).toBeVisible()
  await page.getByLabel('I understand my duty').check()
  await look(page)
  await goOn(page)
  await expect(heading(page, 'Key documents')).toBeVisible()
  await expect(page.getByRole('link', { name: /product disclosure statement$/ }).first()).toBeVisible()
  for (const name of DOCUMENTS) await page.getByRole('checkbox', { name, exact: true }).check()
  await look(page)
  await goOn(page)
  await expect(heading(page, 'Your health and lifestyle')).toBeVisible()
}

/** Makes the declarations, signs, and shows by a mailed code that it is the customer. */
export async function signChange(page: Page, name: string): Promise<void> {
  await expect(heading(page, 'Declarations')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await page.getByLabel('Type your full name to sign').fill(name)
  await page.getByRole('button', { name: 'Submit changes', exact: true }).click()
  await proveByCode(page)
}
