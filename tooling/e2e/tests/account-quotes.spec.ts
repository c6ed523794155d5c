import type { Page } from '@playwright/test'
import { recordsOf } from '../src/backendRecords.ts'
import { heading } from '../src/calculator.ts'
import { makePerson, type Person } from '../src/identity.ts'
import { openAccount, openSession } from '../src/openSession.ts'
import { openResults } from '../src/prepared/openResults.ts'
import { expectInsurers, quotes, quotesFromNeeds } from '../src/quote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const LIST = '**/api/v1/quote/saved'

const saved = (page: Page) => page.getByRole('region', { name: 'Saved quotes', exact: true })

/** Signs in, asks for quotes, chooses the cheapest insurer and gives its name and price, once the backend has the choice. */
async function chooseCheapest(page: Page, person: Person) {
  const sub = await openSession(page, person)
  await openResults(page, sub)
  await quotesFromNeeds(page)
  await expectInsurers(page)
  const cheapest = quotes(page).getByRole('listitem').first()
  const insurer = await cheapest.getByRole('heading').innerText()
  const [total = ''] = /\$[\d,]+\.\d\d a month/.exec(await cheapest.innerText()) ?? []
  await cheapest.getByRole('button', { name: /^Choose / }).click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(await recordsOf('quotes', sub)))
    .toContain('"customer_Status":"Partial Application"')
  return { insurer, total }
}

test('a chosen insurer is in the account of who chose it, at the same price, and in nobody else’s', {
  tag: '@long',
}, async ({ page, browser }) => {
  const person = await makePerson()
  const { insurer, total } = await chooseCheapest(page, person)
  const deadline = page.getByText(/^Finish by /)
  const lastDay = (await deadline.innerText()).replace('Finish by ', '')

  await page.goto('/account')
  const quote = saved(page).getByRole('article', { name: insurer, exact: true })
  await expect(quote).toContainText(total)
  await expect(quote).toContainText('$1,090,000')
  await expect(quote).toContainText(`Finish an application by ${lastDay}`)
  await expect(saved(page)).toContainText(/sample rates/i)
  await expect(saved(page).getByRole('article')).toHaveCount(1)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await quote.getByRole('link', { name: /^Continue with this quote/ }).click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()

  const [other, otherTab] = [await browser.newContext(), await browser.newContext()]
  const stranger = await other.newPage()
  await openAccount(stranger, await makePerson())
  await expect(stranger.getByText(/^No .*, saved quotes or documents yet\.$/)).toBeVisible()
  await expect(saved(stranger)).toHaveCount(0)

  const device = await otherTab.newPage()
  await openAccount(device, person)
  await expect(saved(device).getByRole('article', { name: insurer, exact: true })).toContainText(total)
  await Promise.all([other.close(), otherTab.close()])
})

test('saved quotes that cannot be had leave the rest of the account, and come with Try again', {
  tag: '@long',
}, async ({ page, trouble }) => {
  trouble.expect(/^ERR_CONNECTION_FAILED \/api\/v1\/quote\/saved$/, 'the line is cut')
  await page.route(LIST, (route) => route.abort('connectionfailed'))
  await openAccount(page, await makePerson())
  await expect(saved(page).getByRole('alert')).toContainText('We couldn’t get your saved quotes')
  await expect(page.getByRole('region', { name: 'This device' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(LIST)
  await saved(page).getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toContainText('No saved quotes yet.')
  await expect(saved(page).getByRole('link', { name: 'Get a quote' })).toBeVisible()
})
