import type { Browser, Page } from '@playwright/test'
import { recordsOf } from './backendRecords.ts'
import { heading } from './calculator.ts'
import { logIn, makePerson } from './identity.ts'
import { mailedMatch } from './mailbox.ts'
import { openAccount } from './openSession.ts'
import { places } from './places.ts'
import { sentTransfer } from './prepared/sentTransfer.ts'
import { expect } from './test.ts'

const LINK = /https?:\/\/\S+\/account#transfer=\S+/

const transfers = (page: Page) => page.getByRole('region', { name: 'Transfers', exact: true })

/** Adds a transfer that was made without signing in to an account by the code of our email, which its link has too. */
export async function claimTransfer(page: Page, browser: Browser, way: 'link' | 'code'): Promise<void> {
  const { email, reference, clientId } = await sentTransfer({})
  const submitted = async () => {
    const rows = await recordsOf('transfers', clientId)
    return rows.find(({ status }) => status === 'in-progress')
  }
  expect((await submitted())?.owner).toBeNull()
  const person = await makePerson()
  await openAccount(page, person)
  await expect(transfers(page).getByRole('article')).toHaveCount(0)
  await page.getByText('Add a transfer you made without logging in').click()
  await page.getByLabel('Transfer reference').fill(reference)
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
  await expect(transfer.getByRole('article')).toHaveCount(2)
  await expect(transfer.getByRole('article', { name: 'Zurella' })).toContainText('Sent')
  await expect(
    claiming.getByRole('button', { name: 'Download Letter of authority to Zurella', exact: true }),
  ).toBeVisible()
  expect((await submitted())?.owner).toBe(person.sub)
  await context.close()
}
