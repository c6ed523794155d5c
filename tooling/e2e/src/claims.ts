import type { Page } from '@playwright/test'
import { heading } from './calculator.ts'
import type { Person } from './identity.ts'
import { openAccount } from './openSession.ts'
import { places } from './places.ts'
import { expect } from './test.ts'

interface Customer extends Pick<Person, 'email' | 'password'> {
  readonly accountName: string
}

/** A sample customer of Wattlebird by the part of the address before the @. */
export async function sampleCustomer(id: string): Promise<Person> {
  // They are created once: creating them again would delete the claims that another test lodged.
  const answer = await fetch(`${places.api}/sandbox/customers`, { headers: { accept: 'application/json' } })
  const customers = (await answer.json()) as readonly Customer[]
  const found = customers.find(({ email }) => email.startsWith(`${id}@`))
  if (!found) throw new Error(`No sample customer ${id} among ${customers.map(({ email }) => email)}`)
  return { ...found, sub: '' }
}

/** A claim as the backend stores it. */
export interface StoredClaim {
  readonly id: string
  readonly reference: string
  readonly type: string
  readonly status: string
  readonly files: readonly { readonly n: number; readonly document: string; readonly size: number }[]
}

/** Returns a reader of the customer's claims at the backend, which uses the bearer of the page's own requests. */
export function watchClaims(page: Page, api = places.api): () => Promise<readonly StoredClaim[]> {
  let authorization = ''
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization
  })
  return async () => {
    // The heading may be shown before the page sends its first request with a bearer.
    await expect.poll(() => authorization).not.toBe('')
    const answer = await fetch(`${api}/api/v1/claims`, { headers: { authorization } })
    if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
    return (await answer.json()) as readonly StoredClaim[]
  }
}

/** Signs in and opens the form by the account's link. */
export async function openClaim(page: Page, person: Person, rememberMe = false): Promise<void> {
  await openAccount(page, person, rememberMe)
  await page.getByRole('link', { name: 'Make a claim', exact: true }).first().click()
  await expect(heading(page, 'Make a claim')).toBeVisible()
}

export async function fillDate(
  page: Page,
  name: RegExp,
  [day, month, year]: readonly string[],
): Promise<void> {
  const group = page.getByRole('group', { name })
  await group.getByLabel('Day').fill(day ?? '')
  await group.getByLabel('Month').fill(month ?? '')
  await group.getByLabel('Year').fill(year ?? '')
}

/** A claim type of a customer whose policies have no critical illness cover. */
export type ClaimType = 'Terminal illness' | 'Critical illness' | 'Income protection'

/** Answers the first page with the least that lodging needs. */
export async function answerBasics(page: Page, type: ClaimType = 'Critical illness'): Promise<void> {
  await page.getByRole('radio', { name: 'Me', exact: true }).check()
  await page.getByRole('radio', { name: type, exact: true }).check()
  await page
    .getByRole('radiogroup', { name: /^Which policy is it about\?/ })
    .getByRole('radio', { disabled: false })
    .first()
    .check()
  await fillDate(page, /^When /, ['2', '3', '2026'])
}

/** Lodges a claim with the fewest answers, and stays on the page that shows it. Returns its reference. */
export async function lodgeClaim(page: Page, type?: ClaimType): Promise<string> {
  await answerBasics(page, type)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'What happened')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Staying in touch')).toBeVisible()
  await page.getByRole('radio', { name: 'Email', exact: true }).check()
  await page.getByRole('checkbox', { name: /^I agree that you may pass on what I’ve told you here/ }).check()
  await page.getByRole('button', { name: 'Lodge claim' }).click()
  await expect(heading(page, 'We have your claim')).toBeVisible()
  return referenceOn(page)
}

/** The reference that a claim's page shows. */
export async function referenceOn(page: Page): Promise<string> {
  return (await page.getByText(/^[A-Z\d]{8}$/).textContent()) ?? ''
}

/** A PDF of one page and about so many bytes, which are data of the page: they are stored too. */
export const pdf = (name: string, size: number) => {
  const start = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj
%${name}
`
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  const head = (bytes: number) => `4 0 obj<</Length ${bytes}>>stream\n`
  const bytes = Math.max(0, size - start.length - end.length - head(size).length)
  const filling = Buffer.alloc(bytes, '%padding\n')
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from(start + head(bytes)), filling, Buffer.from(end)]),
  }
}
