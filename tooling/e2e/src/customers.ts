import { expect, type Page } from '@playwright/test'
import { openAccount } from './openSession.ts'
import { places } from './places.ts'

interface SampleCustomer {
  readonly email: string
  readonly password: string
}

/** Signs in as the sample customer of this name, such as `alex`, and waits for their account. Returns their id. */
export async function signInAs(page: Page, name: string): Promise<string> {
  const answer = await fetch(`${places.api}/sandbox/customers`, { headers: { accept: 'application/json' } })
  const customers = (await answer.json()) as readonly SampleCustomer[]
  const customer = customers.find(({ email }) => email.startsWith(`${name}@`))
  if (!customer) throw new Error(`There is no sample customer ${name}.`)
  const token = page.waitForRequest(
    (request) => request.headers().authorization?.startsWith('Bearer ey') === true,
  )
  await openAccount(page, customer)
  await expect(page.getByText(customer.email)).toBeVisible()
  const [, claims = ''] = ((await token).headers().authorization ?? '').split('.')
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: unknown }).sub)
}

/** Reads the records of a customer's policies from the backend's database. */
export async function storedOf(
  kind: 'changes' | 'increases',
  sub: string,
): Promise<readonly Record<string, unknown>[]> {
  const answer = await fetch(`${places.api}/sandbox/saved/${kind}?clientId=${sub}`)
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  return (await answer.json()) as Record<string, unknown>[]
}
