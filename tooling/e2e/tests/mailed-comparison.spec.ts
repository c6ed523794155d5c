import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { openResults } from '../src/prepared/openResults.ts'
import { expectInsurers, quotesFromNeeds } from '../src/quote.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const LINK = /https?:\/\/\S+\/comparison#\S+/
const TITLE = 'Save or email this comparison'

const totals = (page: Page) => page.getByRole('table').getByRole('row', { name: /^Monthly total/ })

async function mailComparison(page: Page, email: string): Promise<string> {
  const form = page.getByRole('region', { name: TITLE })
  await form.getByRole('button', { name: 'Send the comparison' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter your email address')
  await expect(form.getByRole('alert')).toContainText(
    'Tick this box so we can keep the comparison for the link',
  )
  await expectAccessible(page)
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send the comparison' }).click()
  await expect(form.getByRole('status')).toContainText(`We sent the comparison to ${email}`)
  return mailedMatch(email, LINK)
}

test('a comparison goes by mail to another browser: the same insurers and prices, and the request', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `compare.${randomUUID().slice(0, 8)}@example.com`
  await openResults(page)
  await quotesFromNeeds(page)
  await expectInsurers(page)
  for (const insurer of ['Neota Life', 'Zurella'])
    await page.getByRole('checkbox', { name: `Compare ${insurer}` }).check()
  await page.getByRole('link', { name: 'Compare 2 insurers' }).click()
  await expect(heading(page, 'Compare two insurers')).toBeVisible()
  const prices = await totals(page).textContent()
  const link = await mailComparison(page, email)
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  const answer = await other.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(heading(other, 'Compare two insurers')).toBeVisible()
  await expect(other).toHaveURL(/\/client-quote\/quote\/compare\?insurers=NEO,ZUR$/)
  await expect(totals(other)).toHaveText(String(prices))
  await other.getByRole('checkbox', { name: 'Show only what differs' }).uncheck()
  await expect(other.getByRole('row', { name: /^Life cover: amount/ })).toContainText('$1,090,000')
  await expectAccessible(other)
  // It is this browser's quote now: it is replaced only if the visitor confirms.
  await other.goto('/robots.txt')
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'You already have a quote on this device' })).toBeFocused()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Keep my quote' }).click()
  await expect(heading(other, 'Your quotes')).toBeVisible()
  await context.close()
})

test('the prices are mailed from their own page; the name given there is saved with the quote and fills in a sign-up', async ({
  page,
}) => {
  const email = `casey.${randomUUID().slice(0, 8)}@example.com`
  await openResults(page)
  await quotesFromNeeds(page)
  await expectInsurers(page)
  const form = page.getByRole('region', { name: TITLE })
  await form.getByRole('heading', { name: TITLE }).click()
  await expect(form).toContainText('Tick two to four insurers above to choose others.')
  for (const insurer of ['Neota Life', 'Zurella'])
    await page.getByRole('checkbox', { name: `Compare ${insurer}` }).check()
  await expect(form).toContainText('It compares Neota Life and Zurella.')
  await form.getByLabel('First name (optional)').fill('Casey')
  await form.getByLabel('Last name (optional)').fill('Example')
  const link = await mailComparison(page, email)
  expect(link).toContain('/comparison#')
  const saved = page.waitForRequest(
    (request) =>
      request.url().endsWith('/savequotes') && /Partial Application/.test(request.postData() ?? ''),
  )
  await page.getByRole('button', { name: 'Choose Neota Life' }).click()
  expect((await saved).postDataJSON()).toMatchObject({ first_Name: 'Casey', last_Name: 'Example' })
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  await page.goto('/sign-up')
  await expect(page.getByLabel('First name')).toHaveValue('Casey')
  await expect(page.getByLabel('Last name')).toHaveValue('Example')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('a link that leads nowhere says so, and takes no quote away', async ({ page, trouble }) => {
  trouble.expect(/^422 \/api\/v1\/quote\/comparison\/open$/, 'the link has ended')
  await openQuote(page)
  await page.goto(`/comparison#${'A'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText('This link doesn’t work any more')
  expect(page.url()).not.toContain('#')
  await expectAccessible(page)
  await page.goto('/comparison')
  await expect(page.getByText('Open the link from your email')).toBeVisible()
  await page.goto('/client-quote/get-quote')
  await expect(heading(page, 'Get your quotes')).toBeVisible()
})
