import { heading } from '../src/calculator.ts'
import { proveByPassword } from '../src/giveProof.ts'
import { makePerson } from '../src/identity.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { makeLifeCustomer } from '../src/makeLifeCustomer.ts'
import { openAccount } from '../src/openSession.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const LINK = /https?:\/\/\S+\/account\/trusted-person#\S+/
const CODE = /(?<!AFSL )\b\d{6}\b/
const PHONE = { width: 320, height: 640 }

// Takes over 5 s: a customer shares the page, and the person they trust opens it, with a code from the mailbox.
test('a customer shares the page with one person, who opens it without an account, and takes it back', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect(/^422 \/api\/v1\/in-case\//, 'a wrong date, and a link that was taken back, are refused')
  const email = `sam-${crypto.randomUUID().slice(0, 8)}@example.com`
  const profile = { first_Name: 'Robin', last_Name: 'Example', date_of_Birth: '1989-03-27' }
  const person = await makeLifeCustomer({ profile })
  await openAccount(page, person)
  await page.setViewportSize(PHONE)
  await page.getByRole('link', { name: 'If something happens to me' }).press('Enter')
  await expect(heading(page, 'If something happens to me')).toBeVisible()
  await page.getByLabel('Tell your family in your own words').fill('The will is in the grey folder.')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Saved. It’s on your page from now on.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a PDF' }).press('Enter'),
  ])
  expect(pdf.suggestedFilename()).toBe('if-something-happens.pdf')

  await page.getByLabel('Their email address').fill(email)
  await page.getByRole('button', { name: 'Send them the link' }).press('Enter')
  await proveByPassword(page, person.password)
  await expect(page.getByText('Not opened yet')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const other = await (await browser.newContext({ viewport: PHONE })).newPage()
  await other.goto(await mailedMatch(email, LINK))
  await expect(heading(other, 'Someone trusts you')).toBeVisible()
  expect(other.url()).not.toContain('#')
  await other.getByRole('button', { name: 'Send me the code' }).press('Enter')
  const code = await mailedMatch(email, CODE)
  const enter = async (year: string) => {
    await other.getByLabel('Code').fill(code)
    await other.getByLabel('Day').fill('27')
    await other.getByLabel('Month').fill('3')
    await other.getByLabel('Year').fill(year)
    await other.getByRole('button', { name: 'Open the page' }).press('Enter')
  }
  await enter('1950')
  await expect(other.getByText(/^The code or the date of birth isn’t right/)).toBeVisible()
  await expectAccessible(other)
  await enter('1989')
  await expect(other.getByRole('heading', { name: 'Robin Example’s life insurance' })).toBeFocused()
  await expect(other.getByText('The will is in the grey folder.')).toBeVisible()
  await expect(other.getByRole('link', { name: '1800 975 708' })).toBeVisible()
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)

  await page.reload()
  await expect(page.getByText('Last opened')).toBeVisible()
  await expect(page.getByText('Not opened yet')).toBeHidden()
  await mailedMatch(person.email, /was opened on/)
  await page.getByRole('button', { name: 'Take the link back' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'One person you trust' })).toBeFocused()
  const again = await other.context().newPage()
  await again.goto(await mailedMatch(email, LINK))
  await again.getByRole('button', { name: 'Send me the code' }).press('Enter')
  await expect(again.getByText('This link doesn’t work')).toBeVisible()
  await other.context().close()
})

test('the page says so when it is opened without a link', async ({ page }) => {
  await page.goto('/account/trusted-person')
  await expect(page.getByText('This link doesn’t work')).toBeVisible()
  await expectAccessible(page)
})

test('a new customer, who has no policy and no date of birth, is told what is missing', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^422 \/api\/v1\/users\/in-case\/link/, 'a link needs a date of birth')
  const person = await makePerson()
  await openAccount(page, person)
  await page.goto('/account/if-something-happens')
  await expect(page.getByText('There are no policies in force on record.')).toBeVisible()
  await page.getByLabel('Their email address').fill('sam@example.com')
  await page.getByRole('button', { name: 'Send them the link' }).press('Enter')
  await proveByPassword(page, person.password)
  await expect(page.getByText(/^We need your date of birth first/)).toBeVisible()
})
