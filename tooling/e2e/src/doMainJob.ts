import { expect, type Page } from '@playwright/test'
import { clientIdOf, recordsOf } from './backendRecords.ts'
import { calculate, expectNeeds, heading } from './calculator.ts'
import { expectInsurers, quotes, quotesFromNeeds } from './quote.ts'
import { expectAccessible, expectNoSidewaysScroll } from './test.ts'

/**
 * From the landing page to a chosen insurer, nothing wider than the window. `accessibility.spec.ts` has axe look at all
 * screens but the last.
 */
export async function doMainJob(
  page: Page,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto('/')
  await expectNoSidewaysScroll(page)
  await page.getByRole('main').getByRole('link', { name: 'Calculate your needs' }).first().click()
  await expect(heading(page, 'About you')).toBeVisible()

  await calculate(page)
  await expectNeeds(page)
  await expectNoSidewaysScroll(page)

  await quotesFromNeeds(page)
  await expectInsurers(page)
  await expectNoSidewaysScroll(page)

  const cheapest = quotes(page).getByRole('listitem').first()
  const total = /\$[\d,]+\.\d\d a month/.exec(await cheapest.innerText())?.[0]
  await cheapest.getByRole('button', { name: /^Choose / }).click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(total ?? 'no total was shown')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const saved = async () => {
    const records = await recordsOf('quotes', await clientIdOf(page))
    return JSON.stringify(records)
  }
  await expect.poll(saved).toContain('"customer_Status":"Partial Application"')
  expect(await saved()).toContain('1090000')
}
