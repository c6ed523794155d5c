import type { Page, Route } from '@playwright/test'
import { clientIdOf, putFaults } from '../src/backendRecords.ts'
import { continueTo, heading, radio, tick } from '../src/calculator.ts'
import { openResults } from '../src/prepared/openResults.ts'
import {
  accountant,
  chooseOccupation,
  expectInsurers,
  INSURERS,
  quotes,
  quotesFromNeeds,
} from '../src/quote.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const LAST_SOURCE = /\/OmniLifeApi\/GetAllData/
const SOURCES = [/\/cdn\/data\.json/, LAST_SOURCE]
const NO_OCCUPATIONS = 'We couldn’t load the list of occupations'

async function toPersonalDetails(page: Page): Promise<void> {
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await continueTo(page, 'About you')
}

async function answerAll(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  for (const source of SOURCES) await page.route(source, answer)
}

async function restore(page: Page): Promise<void> {
  for (const source of SOURCES) await page.unroute(source)
}

test('F37: the occupations’ CDN fails and the API answers in its place', async ({ page, trouble }) => {
  trouble.expect(/^503 \/cdn\/data\.json$/, 'the CDN fails')
  await page.route(SOURCES[0] ?? '', (route) => route.fulfill({ status: 503 }))
  await toPersonalDetails(page)
  await chooseOccupation(page, 'Accountant')
})

const BROKEN: readonly [string, (route: Route) => Promise<void>][] = [
  ['fail', (route) => route.fulfill({ status: 500 })],
  ['are cut off', (route) => route.abort()],
  ['are garbage', (route) => route.fulfill({ json: { data: '[{"id": 2, "descr' } })],
  ['are a page', (route) => route.fulfill({ contentType: 'text/html', body: '<html>hello</html>' })],
  ['are empty', (route) => route.fulfill({ json: { data: '[]' } })],
]

test('F37, F38: both sources of occupations fail in every way: said, and tried again with the other answers kept', {
  tag: '@long',
}, async ({ page, trouble }) => {
  trouble.expect(/^(500|ERR_FAILED) \/(cdn\/data\.json|OmniLifeApi\/GetAllData)$/, 'both sources fail')
  trouble.allow(/^console: .*occupation/i, 'the specification wants it logged')
  let answer = (route: Route) => route.abort()
  await answerAll(page, (route) => answer(route))
  await toPersonalDetails(page)
  await page.getByLabel('Your age', { exact: true }).fill('40')
  await radio(page, 'Gender', 'Female').check()
  const failed = page.getByText(NO_OCCUPATIONS).first()
  const again = page.getByRole('button', { name: /Try again/ })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  for (const [name, broken] of BROKEN) {
    answer = broken
    const requested = page.waitForRequest(LAST_SOURCE)
    // Only what was refused can be tried again.
    await again.click()
    await requested
    await expect(failed, name).toBeVisible()
    await expect(page.getByText('No results found'), name).toBeHidden()
  }
  await restore(page)
  await again.click()
  await chooseOccupation(page, 'Accountant')
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('40')
  await expect(radio(page, 'Gender', 'Female')).toBeChecked()
})

test('one insurer declines, one does not answer and is asked again', async ({ page }) => {
  await openResults(page)
  const clientId = await clientIdOf(page)
  const insurers = [
    { code: 'MLC', outcome: 'decline' },
    { code: 'ZUR', outcome: 'unavailable' },
  ]
  await putFaults({ insurers }, clientId)
  await quotesFromNeeds(page)
  await expectInsurers(
    page,
    INSURERS.filter((name) => name !== 'Mallee Life Company' && name !== 'Zurella'),
  )
  const missing = page.getByRole('region', { name: 'Not offered' })
  await expect(missing).toContainText('Mallee Life Company')
  await expectAccessible(page)
  await putFaults({ insurers: [{ code: 'MLC', outcome: 'decline' }] }, clientId)
  await page
    .getByRole('button', { name: /^Try again/ })
    .first()
    .click()
  await expectInsurers(
    page,
    INSURERS.filter((name) => name !== 'Mallee Life Company'),
  )
})

test('insurers that take their time can be cancelled; what has come stays', { tag: '@long' }, async ({
  page,
}) => {
  await openResults(page)
  const clientId = await clientIdOf(page)
  await putFaults({ insurers: ['NEO', 'ACC', 'AIG'].map((code) => ({ code, latencyMs: 60_000 })) }, clientId)
  await quotesFromNeeds(page)
  await expect(page.getByText('4 of 7 insurers have answered')).toBeVisible()
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expectAccessible(page)
  await expectInsurers(page, ['Meridian Life Protection', 'Mallee Life Company', 'Zurella', 'Ingleside Life'])
  await putFaults({ insurers: [] }, clientId)
  await page.reload()
  await expect(heading(page, 'Your quotes')).toBeVisible()
  await expect(quotes(page).getByRole('heading', { name: 'Zurella' })).toBeVisible()
})

test('a change that a rule makes is told with its reason, survives a reload and can be undone', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await tick(page, 'TPD cover').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await continueTo(page, 'Total and permanent disability cover')
  await page.getByLabel('TPD cover amount').fill('400k')
  await radio(page, 'How is this cover structured?', 'Linked to Life').check()
  await continueTo(page, 'About you')
  await page.getByRole('button', { name: /^Step \d+ of \d+/ }).click()
  await page.getByRole('link', { name: /^Covers/ }).click()
  await expect(heading(page, 'Choose your covers')).toBeVisible()
  await tick(page, 'Life cover').uncheck()
  await continueTo(page, 'Total and permanent disability cover')
  const notified = page.getByRole('status', { name: 'What we changed' })
  await expect(notified).toContainText(/standalone/i)
  await expectAccessible(page)
  await page.reload()
  await expect(notified).toContainText(/standalone/i)
  await notified.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(radio(page, 'How is this cover structured?', 'Linked to Life')).toBeChecked()
})

test('a homemaker’s covers are capped, with the answer that caused it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('2m')
  await continueTo(page, 'About you')
  await page.getByLabel('Your age', { exact: true }).fill('40')
  await radio(page, 'Gender', accountant.gender).check()
  await radio(page, 'Do you smoke?', 'No').check()
  await chooseOccupation(page, 'Homemaker (full-time home duties)')
  await page.getByLabel('State or territory').selectOption('NSW')
  await continueTo(page, 'How should your premium work?')
  const notified = page.getByRole('status', { name: 'What we changed' })
  await expect(notified).toContainText('$2,000,000')
  await expect(notified).toContainText('$1,500,000')
  await expect(notified.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})
