import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { openResults } from '../src/prepared/openResults.ts'
import { expectInsurers, quotes, quotesFromNeeds } from '../src/quote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const PROJECTION = '**/api/v1/quote/projection'
const FAILED = 'We couldn’t work out what the next ten years cost. The prices above aren’t affected.'

/** Returns the totals over ten years, in the order of the list. */
async function tenYears(page: Page): Promise<number[]> {
  const totals = await quotes(page)
    .getByText(/^\$[\d,]+ in 10 years/)
    .allTextContents()
  return totals.map((text) => Number(/^\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
}

test('prices stand when the years to come fail, and come with them once they are there', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^501 \/api\/v1\/quote\/projection$/, 'this backend has no projection')
  await openResults(page)
  await page.route(PROJECTION, (route) => route.fulfill({ status: 501, json: {} }))
  await quotesFromNeeds(page)
  await expectInsurers(page)
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(quotes(page).getByRole('button', { name: 'Choose Zurella' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(PROJECTION)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(FAILED)).toBeHidden()
  await expect.poll(() => tenYears(page)).toHaveLength(7)
  await page.getByLabel('Sort by').selectOption('10-year total')
  const sorted = await tenYears(page)
  expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
  await page.getByLabel('Sort by').selectOption('Total to age 65')
  await expect(page.getByText('Sorted by total to age 65, lowest first.')).toBeVisible()
  await expect(quotes(page).getByRole('listitem').first()).toContainText('Lowest to age 65')
  await expectAccessible(page)
})

test('an address that names no two insurers leads to the quotes', async ({ page }) => {
  await openResults(page)
  await quotesFromNeeds(page)
  await expectInsurers(page)
  await page.goto('/client-quote/quote/compare?insurers=NEO,XYZ')
  await expect(heading(page, 'Your quotes')).toBeVisible()
  await expect(page).toHaveURL(/\/client-quote\/quote$/)
})

test('the figures of the years are shown one by one or added up, and go into a file', async ({ page }) => {
  await openResults(page)
  await quotesFromNeeds(page)
  await expectInsurers(page)
  for (const insurer of ['Neota Life', 'Zurella'])
    await page.getByRole('checkbox', { name: `Compare ${insurer}` }).check()
  await page.getByRole('link', { name: 'Compare 2 insurers' }).click()
  await page.getByText('The chart as a table').click()
  const each = page.getByRole('table', { name: 'Yearly premium at each age' })
  const first = await each.getByRole('row').nth(1).innerText()
  await page.getByRole('radio', { name: 'So far' }).check()
  const sums = page.getByRole('table', { name: 'Paid from today to the end of each year' })
  await expect(sums.getByRole('row').nth(1)).toHaveText(first, { useInnerText: true })
  await expect(sums.getByRole('row').nth(2)).not.toHaveText(first, { useInnerText: true })
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these figures (CSV)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('premiums-by-age.csv')
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toMatch(
    /^"Age",.*"Neota Life, yearly premium","Neota Life, paid so far","Zurella, yearly premium"/,
  )
})
