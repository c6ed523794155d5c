import { expect, type Page } from '@playwright/test'
import { heading } from '../../calculator.ts'
import { proveByPassword } from '../../giveProof.ts'
import { makePerson, newEmail } from '../../identity.ts'
import { mailedCode, mailedMatch } from '../../mailbox.ts'
import { makeLifeCustomer } from '../../makeLifeCustomer.ts'
import { openAccount, openSession } from '../../openSession.ts'
import { openResults } from '../../prepared/openResults.ts'
import { sampleCustomer } from '../../sampleCustomers.ts'
import type { ScreenFlow, Visit } from '../ScreenFlow.ts'

const TRUSTED_LINK = /https?:\/\/\S+\/account\/trusted-person#\S+/

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

/** Pages for hard moments: what is overdue, who is named, and what a family needs, with the page of a trusted person. */
async function seeHardMoments({ see, otherDevice }: Visit): Promise<void> {
  for (const [name, customer, title] of [
    ['struggling-to-pay', 'Pat', 'I’m struggling to pay'],
    ['beneficiaries', 'Robin', 'Change your beneficiaries'],
    ['if-something-happens', 'Robin', 'If something happens to me'],
  ] as const) {
    const page = await otherDevice()
    await openSession(page, await sampleCustomer(customer))
    await page.goto(`/account/${name}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(
      page
        .getByText('MLC0012345')
        .or(page.getByText(/^\d+ days? left to pay$/))
        .first(),
    ).toBeVisible()
    await see(name, { page })
  }
}

/** Sends a link, and opens it as the person who is trusted. */
async function seeTrustedPerson({ see, otherDevice }: Visit): Promise<void> {
  const email = newEmail()
  const [own, other] = [await otherDevice(), await otherDevice()]
  const person = await makeLifeCustomer({
    profile: { first_Name: 'Robin', last_Name: 'Example', date_of_Birth: '1989-03-27' },
  })
  await openSession(own, person)
  await own.goto('/account/if-something-happens')
  await own
    .getByLabel('Tell your family in your own words')
    .fill('The will is with Sample Lawyers in Newtown.')
  await own.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(own.getByText(/^Saved\./)).toBeVisible()
  await own.getByLabel('Their email address').fill(email)
  await own.getByRole('button', { name: 'Send them the link' }).click()
  await proveByPassword(own, person.password)
  await expect(own.getByText('Not opened yet')).toBeVisible()
  await other.goto(await mailedMatch(email, TRUSTED_LINK))
  await other.getByRole('button', { name: 'Send me the code' }).click()
  await other.getByLabel('Code').fill(await mailedCode(email))
  await other.getByLabel('Day').fill('27')
  await other.getByLabel('Month').fill('3')
  await other.getByLabel('Year').fill('1989')
  await other.getByRole('button', { name: 'Open the page' }).click()
  await expect(other.getByRole('heading', { name: 'Robin Example’s life insurance' })).toBeFocused()
  await see('trusted-person', { page: other })
}

export const accountScreens: ScreenFlow = {
  name: 'account',
  title: 'Account',
  async walk(visit) {
    await seeAccounts(visit)
    await seeReview(visit)
    await seeDetails(visit)
    await seeHardMoments(visit)
    await seeTrustedPerson(visit)
  },
}
