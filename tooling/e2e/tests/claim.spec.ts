import { heading } from '../src/calculator.ts'
import { claimTransfer } from '../src/claimTransfer.ts'
import { logIn, makePerson } from '../src/identity.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { openAccount } from '../src/openSession.ts'
import { sentApplication } from '../src/prepared/sentApplication.ts'
import { expect, test } from '../src/test.ts'

const LINK = /https?:\/\/\S+\/account#claim=\S+/

test('the link to add an application leads through sign-in to its account, and its code stays nowhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, reference } = await sentApplication()
  const person = await makePerson()
  await openAccount(page, person)
  await page.getByText('Add an application you made without logging in').click()
  await page.getByLabel('Application reference').fill(reference)
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

test('a transfer made without signing in comes into the account through sign-in, by the link of our email', {
  tag: '@long',
}, async ({ page, browser }) => {
  await claimTransfer(page, browser, 'link')
})
