import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Applicant, HOLDER, lifeOnly } from '../src/application/Applicant.ts'
import { understandDuty } from '../src/application/acceptDocuments.ts'
import { toDeclarations, toDetails } from '../src/application/applyForCover.ts'
import { chooseFirst } from '../src/application/chooseInsurer.ts'
import { holder } from '../src/application/giveDetails.ts'
import { beneficiary } from '../src/application/nameBeneficiaries.ts'
import { enterNumbers } from '../src/application/sayHowToPay.ts'
import { referenceShown, sign, submitButton } from '../src/application/submitApplication.ts'
import { recordsOf } from '../src/backendRecords.ts'
import { continueTo, heading } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { makePerson } from '../src/identity.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { mailLink, openLink } from '../src/mailLink.ts'
import { openAccount } from '../src/openSession.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const DETAILS = '/application/personal-information'
const OVERVIEW = '/application/overview'
const WAITING = 'Waiting for the second signature'
const unseen = async () => undefined

const newEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`

const couple = (): Applicant => ({
  ...lifeOnly,
  owners: 2,
  email: newEmail('zoe'),
  secondEmail: newEmail('noor'),
  shares: ['60', '40'],
})

interface SavedPerson {
  readonly first_Name: string
  readonly contactId?: string | null
}

/** Reads the people of a submitted application, and its whole body. */
async function submittedBy(clientId: string) {
  const rows = await recordsOf('applications', clientId)
  const submitted = rows.filter(({ reference }) => reference !== null)
  const [row] = submitted
  const body = (row?.body ?? {}) as {
    readonly contactDetails?: SavedPerson
    readonly secondHolderDetails?: SavedPerson
    readonly applicationDetails?: { readonly totalPolicyHolders: number }
  }
  return { count: submitted.length, reference: row?.reference, status: row?.status, body }
}

/** Names and shares of the beneficiaries on the page. */
async function expectBeneficiaries(page: Page, expected: readonly (readonly [string, string])[]) {
  for (const [index, [name, share]] of expected.entries()) {
    const group = beneficiary(page, index + 1)
    await expect(group.getByLabel('First name', { exact: true })).toHaveValue(name)
    await expect(group.getByLabel('Share of benefit (%)')).toHaveValue(share)
  }
  await expect(page.getByRole('group', { name: /^Beneficiary \d$/ })).toHaveCount(expected.length)
}

/** The last page is the customer's own: it leads to the account, and has the receipt and the second holder's link. */
async function expectOwnLastPage(page: Page, reference: string): Promise<void> {
  await expect(page.getByText('Your account shows where it’s up to.')).toBeVisible()
  await expect(page.getByText(/without logging in/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open your account', exact: true })).toBeVisible()
  const outstanding = page.getByRole('list', { name: 'What’s outstanding' })
  await expect(outstanding.getByRole('listitem').first()).toContainText(
    'The second policy holder’s signature',
  )
  for (const form of ['PDF', 'JSON']) {
    const download = page.waitForEvent('download')
    await page
      .getByRole('region', { name: 'The facts your insurer will rely on' })
      .getByRole('button', { name: new RegExp(`^Download.*${form}`) })
      .click()
    expect((await download).suggestedFilename()).toBe(`receipt-${reference}.${form.toLowerCase()}`)
  }
  await page.getByRole('button', { name: 'Send the link again', exact: true }).click()
  await expect(page.getByText(/^We’ve emailed a new link to /)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** The account shows what is missing, and has the documents in the accepted versions. */
async function expectInAccount(page: Page, reference: string): Promise<void> {
  await page.goto('/account')
  const tasks = page.getByRole('region', { name: 'What you need to do' })
  await tasks.getByRole('link', { name: /^See the application \(Get the second signature for / }).click()
  await expect(page.getByRole('heading', { name: 'The second signature', exact: true })).toBeFocused()
  const documents = page.getByRole('list', { name: new RegExp(`^Application ${reference} with `) })
  const pds = documents
    .getByRole('listitem')
    .filter({ hasText: /product disclosure statement/ })
    .first()
  await expect(pds).toContainText(/\d+\.\d+.*\d+ \w+ \d{4}/)
  const address = await pds.getByRole('link', { name: /, opens in a new tab$/ }).getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const download = page.waitForEvent('download')
  await documents.getByRole('button', { name: /^Download Receipt for your application/ }).click()
  expect((await download).suggestedFilename()).toBe(`receipt-${reference}.pdf`)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
}

test('a signed-in customer goes on with an application for two, its beneficiaries included, on another device', {
  tag: '@long',
}, async ({ page, browser, baseURL, trouble }) => {
  test.slow()
  // The account does not offer a second policy holder or beneficiaries yet.
  trouble.expect(/^404 \/api\/v1\/users\/GetPolicyHolderbyContactId$/, 'no second policy holder is on file')
  const [person, applicant] = [await makePerson(), couple()]
  await openAccount(page, person)
  await toDetails(page, applicant, { storage: 'Keep them with us' })
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/drafts/application') &&
      response.request().method() === 'PUT' &&
      (response.request().postData() ?? '').includes('Robina'),
  )
  await toDeclarations(page, applicant)
  await stored
  await expect(line(page, 'sent')).toBeVisible()

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openAccount(other, person)
  await other.goto(OVERVIEW)
  await expect(heading(other, 'Your application')).toBeVisible()
  await other.goto(DETAILS)
  await expect(heading(other, 'Your details')).toBeVisible()
  const second = holder(other, 'Second policy holder')
  await expect(second.getByLabel('First name', { exact: true })).toHaveValue('Noor')
  await second.getByLabel('First name', { exact: true }).fill('Noora')
  await continueTo(other, 'Payment')
  await enterNumbers(other)
  await continueTo(other, 'Beneficiaries')
  await expectBeneficiaries(other, [
    ['Robin', '60'],
    ['Robina', '40'],
  ])
  await beneficiary(other, 1).getByLabel('Share of benefit (%)').fill('70')
  await beneficiary(other, 2).getByLabel('Share of benefit (%)').fill('30')
  await continueTo(other, 'Declarations')
  await expect(line(other, 'sent')).toBeVisible()
  await sign(other, unseen)
  await submitButton(other).click()
  const reference = await referenceShown(other, WAITING)

  const { body, ...submitted } = await submittedBy(person.sub)
  expect(submitted).toEqual({ count: 1, reference, status: 'waiting-for-second-signature' })
  expect(body).toMatchObject({
    contactDetails: { first_Name: HOLDER.first },
    applicationDetails: { totalPolicyHolders: 2 },
  })
  expect(JSON.stringify(body)).toContain('Noora')
  await mailedMatch(applicant.secondEmail ?? '', /\/sign#/)
  await expectOwnLastPage(other, String(reference))
  // The same after a reload, which has the stored answers alone.
  await other.reload()
  await expectOwnLastPage(other, String(reference))
  await expectInAccount(other, String(reference))
  await context.close()
})

test('a visitor takes the chosen price to another device by a mailed link, and may apply there', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  await openQuote(page)
  await chooseFirst(page)
  const cover = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const insurer = await cover.innerText()
  // No link is mailed for an application, since it has answers about health; for its quote the whole draft is
  // mailed.
  await understandDuty(page, unseen)
  await page.goto('/client-quote/premium-type')
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  const email = newEmail('link')
  const link = await mailLink(page, email)

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openLink(other, link, email)
  await expect(other).toHaveURL(/\/client-quote\//)
  await other.goto('/application/confirm-cover')
  await expect(heading(other, 'Confirm your cover')).toBeVisible()
  await expect(other.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(insurer)
  await understandDuty(other, unseen)
  await context.close()
})
