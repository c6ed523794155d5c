import type { Browser, BrowserContext } from '@playwright/test'
import { PHONE } from './visitPage.ts'

export interface Person {
  readonly email: string
  readonly password: string
}

/** Calls the backend's controls. */
export async function request<Answer>(api: string, path: string, body?: object): Promise<Answer> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const answer = await fetch(`${api}/sandbox/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  return (await answer.json()) as Answer
}

/** One of the sample customers, by first name. */
export async function sampleCustomer(api: string, name: string): Promise<Person> {
  const customers = await request<readonly (Person & { readonly name: string })[]>(api, 'customers')
  const found = customers.find((customer) => customer.name.startsWith(`${name} `))
  if (!found) throw new Error(`There is no sample customer ${name}.`)
  return found
}

/** Selects the last part of the account's list of policies: the first policy, or the text that there is none. */
export const POLICIES =
  '[aria-labelledby="policies"] article, [aria-labelledby="policies"] a[href^="/client-quote"]'

/** Opens a browser of a phone's size at the account of a signed-in customer. */
export async function signedIn(
  browser: Browser,
  site: string,
  { email, password }: Person,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site, viewport: PHONE.viewport })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.locator(POLICIES).first().waitFor()
  return context
}

/** The page of a context, slowed down to a phone. */
export async function phonePage(context: BrowserContext) {
  const [page] = context.pages()
  if (!page) throw new Error('Nobody is signed in.')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown })
  return page
}
