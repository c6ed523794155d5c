import { expect, type Page } from '@playwright/test'
import { places } from './places.ts'

const BUTTONS = { verified: 'Confirmed', again: 'Not confirmed: let them try again' }

/** Decides a referred identity check as one of the broker's people would, on their page, beside the customer's address. */
export async function decideCheck(page: Page, email: string, finding: 'verified' | 'again'): Promise<void> {
  await page.goto(`${places.api}/sandbox/identity-checks`)
  const check = page.getByRole('article').filter({ hasText: email.toLowerCase() })
  await check.getByRole('button', { name: BUTTONS[finding], exact: true }).click()
  await expect(check).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Identity checks to review', level: 1 })).toBeVisible()
}
