import { expect, type Page } from '@playwright/test'
import { heading } from '../calculator.ts'
import type { Look } from './Applicant.ts'

export const STATEMENTS = [
  "I have read the insurer's product disclosure statement and privacy statement",
  'I accept the application requirements',
  "I accept the broker's terms and conditions",
  'The insurer may contact me',
  'I will watch my email for documents',
  'I will finish within 30 days',
  'I accept how my personal details are disclosed',
]

export const agree = (page: Page) =>
  page.getByRole('button', { name: 'Agree and continue', exact: true }).click()

/** Confirms the cover and accepts the duty. */
export async function understandDuty(page: Page, look: Look): Promise<void> {
  await look(page)
  await agree(page)
  await expect(
    heading(page, 'Your duty to take reasonable care not to make a misrepresentation'),
  ).toBeVisible()
  await page.getByLabel('I understand my duty').check()
  await look(page)
  await agree(page)
  await expect(heading(page, 'Key documents')).toBeVisible()
}

/** Accepts every statement of the key documents. */
export async function acceptDocuments(page: Page, look: Look): Promise<void> {
  // Some insurers have a supplementary document, too.
  await expect(page.getByRole('link', { name: /product disclosure statement$/ }).first()).toBeVisible()
  for (const statement of STATEMENTS)
    await page.getByRole('checkbox', { name: statement, exact: true }).check()
  await look(page)
  await agree(page)
  await expect(heading(page, 'Your health and lifestyle')).toBeVisible()
}
