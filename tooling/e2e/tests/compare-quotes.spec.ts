import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { openResults } from '../src/prepared/openResults.ts'
import { expectInsurers, quotesFromNeeds } from '../src/quote.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const tickToCompare = (page: Page, insurer: string) =>
  page.getByRole('checkbox', { name: `Compare ${insurer}`, exact: true })
const compareBar = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })
const sideBySide = (page: Page, count: string) =>
  page.getByRole('table', { name: `${count} insurers side by side` })

// Takes over 5 s: it walks to the quotes, and compares two, three and four insurers by keyboard.
test('two to four insurers are compared side by side by keyboard alone, and stay so on reload and on the way back', async ({
  page,
}) => {
  await openResults(page)
  await quotesFromNeeds(page)
  await expectInsurers(page)
  for (const insurer of ['Neota Life', 'Zurella', 'Aigrette Assurance']) {
    await tickToCompare(page, insurer).focus()
    await page.keyboard.press('Space')
  }
  await expect(compareBar(page)).toContainText('3 of 4 chosen')
  await expect(compareBar(page)).toContainText('Neota Life, Zurella, Aigrette Assurance')
  await compareBar(page).getByRole('link', { name: 'Compare 3 insurers' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Compare three insurers')).toBeVisible()
  await expect(page).toHaveURL(/\/client-quote\/quote\/compare\?insurers=NEO,ZUR,AIG$/)
  const row = sideBySide(page, 'three').getByRole('row', { name: /^Monthly total/ })
  await expect(row).toContainText('Lowest')
  await expectAccessible(page)
  await page.getByRole('slider', { name: 'Age' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByText(/^At 64: /)).toBeVisible()
  const prices = await row.textContent()
  await page.reload()
  await expect(row).toHaveText(String(prices))
  await page.getByRole('link', { name: 'Back to your quotes' }).click()
  await expect(heading(page, 'Your quotes')).toBeVisible()
  await expect(tickToCompare(page, 'Zurella')).toBeChecked()
  await expect(tickToCompare(page, 'Accord Life')).not.toBeChecked()
  await tickToCompare(page, 'Zurella').uncheck()
  await compareBar(page).getByRole('link', { name: 'Compare 2 insurers' }).click()
  await expect(sideBySide(page, 'two')).toBeVisible()
  await page.goBack()
  await expect(tickToCompare(page, 'Aigrette Assurance')).toBeChecked()
})
