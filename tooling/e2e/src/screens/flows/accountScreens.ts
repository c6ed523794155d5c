import { expect, type Page } from '@playwright/test'
import { heading } from '../../calculator.ts'
import { proveByPassword } from '../../giveProof.ts'
import { makePerson } from '../../identity.ts'
import { openAccount, openSession } from '../../openSession.ts'
import { openResults } from '../../prepared/openResults.ts'
import { sampleCustomer } from '../../sampleCustomers.ts'
import type { ScreenFlow, Visit } from '../ScreenFlow.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The account by whose it is. */
const ACCOUNTS = { account: 'Robin', 'account-overdue': 'Pat', 'account-ten-policies': 'Morgan' }

async function seeAccounts({ see, otherDevice }: Visit): Promise<void> {
  for (const [name, customer] of Object.entries(ACCOUNTS)) {
    const page = await otherDevice()
    await openAccount(page, await sampleCustomer(customer))
    await expect(page.getByRole('article', { name: /Policy / }).first()).toBeVisible()
    await see(name, { page })
  }
}

/** Nothing of it is sent, except the day on which the account is to be closed. */
async function seeDetails({ page, see }: Visit): Promise<void> {
  const person = await makePerson({ profile: { mailing_Street: '1 Sample Street' } })
  await openAccount(page, person)
  await see('account-new')
  await page.goto('/account/update-my-details')
  await expect(heading(page, 'Update my details')).toBeVisible()
  await see('update-my-details')
  await page.getByRole('button', { name: 'Change mobile', exact: true }).click()
  await page.getByRole('button', { name: 'Change address', exact: true }).click()
  await page.getByRole('button', { name: 'Get a copy', exact: true }).click()
  await see('update-my-details-open')
  await page.reload()
  const closing = region(page, 'Close my account')
  await closing.getByRole('button', { name: 'Close my account', exact: true }).click()
  await see('close-my-account')
  await closing.getByRole('button', { name: 'Close my account in 7 days', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Show us it’s you' })).toBeVisible()
  await see('show-us-its-you')
  await proveByPassword(page, person.password)
  await expect(closing.getByText(/^Your account closes on /)).toBeVisible()
  await see('account-closing')
}

async function seeReview({ see, otherDevice }: Visit): Promise<void> {
  for (const [name, customer, hasResults] of [
    ['review-my-cover', 'Robin', true],
    ['review-my-cover-overdue', 'Pat', false],
  ] as const) {
    const page = await otherDevice()
    const sub = await openSession(page, await sampleCustomer(customer))
    if (hasResults) await openResults(page, sub)
    await page.goto('/account/review-my-cover')
    await expect(heading(page, 'Review my cover')).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
    await see(name, { page })
  }
}

export const accountScreens: ScreenFlow = {
  name: 'account',
  title: 'Account',
  async walk(visit) {
    await seeAccounts(visit)
    await seeReview(visit)
    await seeDetails(visit)
  },
}
