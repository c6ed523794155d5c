import type { Page } from '@playwright/test'
import { bornFor } from './application/giveDetails.ts'

/** Enters the mailed code and the second policy holder's date of birth, by default an application's, to see what they sign. */
export async function enterSignatureCode(
  page: Page,
  code: string,
  born: Readonly<Record<'Day' | 'Month' | 'Year', string>> = bornFor('42'),
): Promise<void> {
  await page.getByLabel('Code').fill(code)
  for (const [label, value] of Object.entries(born)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}
