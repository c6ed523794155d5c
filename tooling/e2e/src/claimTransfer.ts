import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { clientIdOf, recordsOf } from './backendRecords.ts'
import { heading } from './calculator.ts'
import { logIn, makePerson } from './identity.ts'
import { mailedMatch } from './mailbox.ts'
import { openAccount } from './openSession.ts'
import { places } from './places.ts'
import { expect } from './test.ts'
import { signTransfer, submitTransfer, toTerms } from './transfer.ts'

const LINK = /https?:\/\/\S+\/account#transfer=\S+/
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

/** Makes a transfer without signing in, and adds it to an account by the code of our email, which its link has too. */
export async function claimTransfer(page: Page, browser: Browser, way: 'link' | 'code'): Promise<void> {
  const { email, submitted, reference } = await transferAsVisitor(page)
  expect((await submitted())?.owner).toBeNull()
  const person = await makePerson()
  await openAccount(page, person)
  await expect(transfers(page).getByRole('article')).toHaveCount(0)
  await page.getByText('Add a transfer you made without signing in').click()
  await page.getByLabel('Reference of the transfer').fill(reference)
  await page.getByRole('button', { name: 'Email me a code for the transfer' }).click()
  await expect(page.getByText(/a code is on its way to its first policy holder/)).toBeVisible()
  const link = await mailedMatch(email, LINK)
  const [code = ''] = /\d{6}$/.exec(link) ?? []

  const context = await browser.newContext({ baseURL: places.site })
  const isByLink = way === 'link'
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
    claiming.getByRole('button', { name: 'Download Letter of authority to Zurella', exact: true }),
  ).toBeVisible()
  expect((await submitted())?.owner).toBe(person.sub)
  await context.close()
}
