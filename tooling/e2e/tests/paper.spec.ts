import type { Page } from '@playwright/test'
import { openResults } from '../src/prepared/openResults.ts'
import { expectInsurers, quotesFromNeeds } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'

/** The sheets of A4 that a page takes with the margins of a printer. */
async function sheets(page: Page): Promise<number> {
  const edge = '10mm'
  const pdf = await page.pdf({ format: 'A4', margin: { top: edge, bottom: edge, left: edge, right: edge } })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('results with four needs, every line of them and what moves them, take four sheets of paper, and quotes two', async ({
  page,
}) => {
  await openResults(page)
  await expect(page.getByRole('heading', { name: 'What makes the biggest difference' })).toBeVisible()
  expect(await sheets(page)).toBe(4)
  await quotesFromNeeds(page)
  await expectInsurers(page)
  await expect(page.getByRole('heading', { name: 'Good to know about these prices' })).toBeVisible()
  expect(await sheets(page)).toBe(2)
})
