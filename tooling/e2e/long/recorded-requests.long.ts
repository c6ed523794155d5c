import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { employee, lifeOnly } from '../src/application/Applicant.ts'
import { applyForCover, toDetails } from '../src/application/applyForCover.ts'
import { giveDetails } from '../src/application/giveDetails.ts'
import { nameBeneficiaries } from '../src/application/nameBeneficiaries.ts'
import { sayHowToPay } from '../src/application/sayHowToPay.ts'
import { referenceShown, sign, submitButton } from '../src/application/submitApplication.ts'
import { continueTo, heading, radio, tick } from '../src/calculator.ts'
import { sampleCustomer } from '../src/changeCover.ts'
import { enterSignatureCode } from '../src/enterSignatureCode.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { openSession } from '../src/openSession.ts'
import { expect, test } from '../src/test.ts'

const APPLICATION = '**/api/v1/application'
const unseen = async () => undefined

interface Person {
  id?: string | null
  beneficiaryId?: string | null
  readonly rowId: string
}

interface Body {
  readonly contactDetails: Person
  readonly policyHolderDetails: Person | null
  readonly beneficiaryContacts: Person[] | null
  readonly applicationDetails: { readonly customer_Status: string }
}

interface Saved {
  readonly beneficiaryContacts: Person[] | null
  readonly policyHolders: { readonly rowId: string; contactId: string }[] | null
}

/**
 * Simulates a backend that identifies people by its own ids only, between the pages and ours, which uses the
 * ids of their rows: every row without such an id becomes a new person. Collects the ids of each body, and
 * the people made, in order.
 */
async function makePeople(context: BrowserContext) {
  const made: string[] = []
  const unanswered = new Set<object>()
  const sent: (readonly (string | null)[])[] = []
  const own = new Map<string, string>()
  await context.route(APPLICATION, async (route) => {
    const body: Body = route.request().postDataJSON()
    unanswered.add(route)
    const given = new Map<string, string>()
    const replaced = (id: string | null | undefined, rowId: string) => {
      if (id) given.set(rowId, id)
      return (id && own.get(id)) ?? null
    }
    const holders = [body.contactDetails, body.policyHolderDetails].filter((holder) => holder !== null)
    const shares = body.beneficiaryContacts ?? []
    sent.push([...holders.map(({ id }) => id ?? null), ...shares.map((row) => row.beneficiaryId ?? null)])
    for (const holder of holders) holder.id = replaced(holder.id, holder.rowId)
    for (const row of shares) row.beneficiaryId = replaced(row.beneficiaryId, row.rowId)
    const answer = await route.fetch({ postData: JSON.stringify(body) })
    const saved: Saved = await answer.json()
    const idFor = (rowId: string, theirs: string) => {
      const known = given.get(rowId)
      if (known !== undefined) return known
      const id = randomUUID()
      made.push(rowId)
      own.set(id, theirs)
      return id
    }
    for (const holder of saved.policyHolders ?? []) holder.contactId = idFor(holder.rowId, holder.contactId)
    for (const row of saved.beneficiaryContacts ?? [])
      row.beneficiaryId = idFor(row.rowId, row.beneficiaryId ?? '')
    await route.fulfill({ response: answer, json: saved })
    unanswered.delete(route)
  })
  /** A save sent before the first is answered can't have its ids. People answer more slowly, so the test waits. */
  const answered = () => expect.poll(() => unanswered.size).toBe(0)
  return { made, sent, answered }
}

test('an application makes each of its people once, and its submission sends the ids of all', async ({
  page,
  context,
}) => {
  test.slow()
  const people = await makePeople(context)
  const secondEmail = `noor.${randomUUID().slice(0, 8)}@example.com`
  const applicant = { ...lifeOnly, owners: 2 as const, secondEmail, shares: ['60', '40'] }
  await applyForCover(page, applicant, {
    title: 'Waiting for the second signature',
    look: async () => people.answered(),
  })
  expect(people.made).toHaveLength(4)
  expect(new Set(people.made).size).toBe(4)
  const last = people.sent.at(-1) ?? []
  expect(last).toHaveLength(4)
  expect(last).not.toContain(null)
  console.log(
    'ids of people in each save',
    people.sent.map((ids) => ids.map((id) => id?.slice(0, 4) ?? null)),
  )
})

const dollarsOf = (text: string) => [...text.matchAll(/\$[\d,]+\.\d\d/g)].map(([amount]) => amount)

/** The premium that a page shows, by its line. */
async function premiumLine(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText()
  return /\$[\d,]+\.\d\d a (?:month|year|quarter|half-year)/.exec(text)?.[0] ?? 'no premium is named'
}

test('an application paid by rollover and monthly shows one price to both holders', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const bodies: { readonly frequency: unknown; readonly compared: unknown }[] = []
  page.context().on('request', (request) => {
    if (!/\/api\/v1\/application$/.test(request.url())) return
    const { applicationDetails } = request.postDataJSON()
    bodies.push({
      frequency: applicationDetails.payment?.frequency,
      compared: applicationDetails.compareProductDetails,
    })
  })
  const secondEmail = `noor.${randomUUID().slice(0, 8)}@example.com`
  const applicant = {
    ...employee,
    covers: ['Life cover', 'Critical illness cover'] as const,
    throughSuper: 'Yes' as const,
    payment: 'Enduring rollover' as const,
    owners: 2 as const,
    secondEmail,
  }
  await toDetails(page, applicant)
  await giveDetails(page, applicant, unseen)
  await continueTo(page, 'Payment')
  await sayHowToPay(page, applicant, unseen)
  await continueTo(page, 'Beneficiaries')
  await nameBeneficiaries(page, applicant, unseen)
  await continueTo(page, 'Declarations')
  const declared = await premiumLine(page)
  await sign(page, unseen)
  await submitButton(page).click()
  await referenceShown(page, 'Waiting for the second signature')
  const own = await browser.newContext({ ...(baseURL && { baseURL }) })
  const second = await own.newPage()
  await second.goto(await mailedMatch(secondEmail, /https?:\/\/\S+\/sign#\S+/))
  await second.getByRole('button', { name: 'Send me the code' }).click()
  await enterSignatureCode(second, await mailedMatch(secondEmail, /(?<!AFSL )\b\d{6}\b/))
  await expect(second.getByRole('heading', { name: 'What you’re signing' })).toBeFocused()
  const signed = await premiumLine(second)
  console.log('prices', { declared, signed, last: bodies.at(-1) })
  expect(dollarsOf(declared)).toHaveLength(1)
  expect(signed).toBe(declared)
  await own.close()
})

test('every save of a quote names the customer who is signed in, after a hard load too', async ({ page }) => {
  const customer = await sampleCustomer('Robin')
  const names: unknown[] = []
  page.on('request', (request) => {
    if (!/\/savequotes$/.test(request.url())) return
    const body = request.postDataJSON()
    names.push([body.first_Name, body.last_Name])
  })
  await openSession(page, customer)
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount', { exact: true }).fill('500k')
  await continueTo(page, 'About you')
  await expect.poll(() => names.length).toBeGreaterThan(0)
  const before = names.length
  await page.reload()
  await expect(heading(page, 'About you')).toBeVisible()
  await page.goto('/client-quote/life-cover')
  await page.getByLabel('Life cover amount', { exact: true }).fill('600k')
  await continueTo(page, 'About you')
  await expect.poll(() => names.length).toBeGreaterThan(before)
  console.log('names in each save', names)
  expect(names).toEqual(names.map(() => customer.name.split(' ')))
})
