import { calculate, continueTo, heading, radio, tick } from '../src/calculator.ts'
import { quotes, quotesFromNeeds } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'

test('a quote from the calculator leads back to its covers, from the results and from the header', {
  tag: '@long',
}, async ({ page }) => {
  await calculate(page)
  await quotesFromNeeds(page)
  await expect(quotes(page)).toBeVisible()
  await page.getByRole('link', { name: 'Change Life cover', exact: true }).click()
  await expect(heading(page, 'Choose your covers')).toBeVisible()
  await expect(tick(page, 'Life cover')).toBeChecked()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('700,000')
  await page.getByRole('banner').getByRole('link', { name: 'Get a quote', exact: true }).click()
  await expect(heading(page, 'Choose your covers')).toBeVisible()
  await continueTo(page, 'Life cover')
  await expect(page.getByLabel('Life cover amount')).toHaveValue('700,000')
})
