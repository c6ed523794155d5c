import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { employee } from '../src/application/Applicant.ts'
import { applyForCover } from '../src/application/applyForCover.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { heading } from '../src/calculator.ts'
import { logIn, makePerson, signInByPage } from '../src/identity.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { expect, test } from '../src/test.ts'
import { signTransfer, submitTransfer, toTerms } from '../src/transfer.ts'

const LINK = /https?:\/\/\S+\/account#claim=\S+/

test('the link to add an application leads through sign-in to its account, and its code stays nowhere', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = `zoe.${randomUUID().slice(0, 8)}@example.com`
  const { reference } = await applyForCover(page, { ...employee, email })
  const person = await makePerson()
  await signInByPage(page, person)
  await page.getByText('Add an application you made without signing in').click()
  await page.getByLabel('Reference of the application').fill(reference)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText(/a code is on its way/)).toBeVisible()
  const link = await mailedMatch(email, LINK)
  const [code = ''] = /\d{6}$/.exec(link) ?? []

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  const addresses: string[] = []
  other.on('request', (request) => addresses.push(request.url()))
  await other.goto(link)
  await expect(heading(other, 'Log in')).toBeVisible()
  expect(other.url()).not.toContain(code)
  await logIn(other, person)
  await expect(other.getByLabel('Code')).toHaveValue(code)
  await other.getByRole('button', { name: 'Add the application' }).click()
  await expect(other.getByText('The application is in your account')).toBeVisible()
  expect(addresses.slice(1).filter((address) => address.includes(code))).toEqual([])
  expect(
    await other.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(code)
  await context.close()
})

const TRANSFER_LINK = /https?:\/\/\S+\/account#transfer=\S+/
const POLICIES = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Accord Life', number: null },
]

/** Submits a transfer without signing in. */
async function transferAsVisitor(page: Page) {
  const email = `zoe.${randomUUID().slice(0, 8)}@example.com`
  await toTerms(page, POLICIES, email)
  await signTransfer(page)
  await submitTransfer(page).click()
  await expect(heading(page, 'Your transfer is under way')).toBeVisible()
  const clientId = await clientIdOf(page)
  const submitted = async () => {
    const rows = await recordsOf('transfers', clientId)
    return rows.find(({ status }) => status === 'in-progress')
  }
  return { email, submitted, reference: String((await submitted())?.reference) }
}

const transfers = (page: Page) => page.getByRole('region', { name: 'Transfers', exact: true })

for (const way of ['by the link of our email', 'by the code that is typed'] as const) {
  test(`a transfer made without signing in comes into the account through sign-in, ${way}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const { email, submitted, reference } = await transferAsVisitor(page)
    expect((await submitted())?.owner).toBeNull()
    const person = await makePerson()
    await signInByPage(page, person)
    await expect(transfers(page).getByRole('article')).toHaveCount(0)
    await page.getByText('Add a transfer you made without signing in').click()
    await page.getByLabel('Reference of the transfer').fill(reference)
    await page.getByRole('button', { name: 'Email me a code for the transfer' }).click()
    await expect(page.getByText(/a code is on its way to its first policy holder/)).toBeVisible()
    const link = await mailedMatch(email, TRANSFER_LINK)
    const [code = ''] = /\d{6}$/.exec(link) ?? []

    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const isByLink = way === 'by the link of our email'
    const claiming = isByLink ? await context.newPage() : page
    if (isByLink) {
      await claiming.goto(link)
      await expect(heading(claiming, 'Log in')).toBeVisible()
      expect(claiming.url()).not.toContain(code)
      await logIn(claiming, person)
      await expect(claiming.getByLabel('Code for the transfer')).toHaveValue(code)
    } else await claiming.getByLabel('Code for the transfer').fill(code)
    await claiming.getByRole('button', { name: 'Add the transfer' }).click()
    await expect(claiming.getByText('The transfer is in your account')).toBeVisible()
    const transfer = transfers(claiming).getByRole('article', { name: `Transfer ${reference}` })
    await expect(transfer.getByRole('article')).toHaveCount(POLICIES.length)
    await expect(transfer.getByRole('article', { name: 'Zurella' })).toContainText('Sent')
    await expect(
      claiming.getByRole('button', { name: /^Download Letter of authority to Zurella$/ }),
    ).toBeVisible()
    expect((await submitted())?.owner).toBe(person.sub)
    await context.close()
  })
}
