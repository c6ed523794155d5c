import { expect, type Page } from '@playwright/test'
import { continueTo, heading } from '../calculator.ts'
import { HOLDER, type Look } from './Applicant.ts'
import { enterNumbers } from './sayHowToPay.ts'

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Submit application', exact: true })

export const declarationsBox = (page: Page) =>
  page.getByRole('checkbox', { name: 'I make these declarations', exact: true })

/** Makes the declarations and signs. */
export async function sign(page: Page, look: Look, name = HOLDER.full): Promise<void> {
  await expect(heading(page, 'Declarations')).toBeVisible()
  await declarationsBox(page).check()
  await page.getByLabel('Type your full name to sign').fill(name)
  await look(page)
}

/** After a reload: enters the numbers that no device stores, on the page that asks for them, and comes back. */
export async function enterNumbersAgain(page: Page): Promise<void> {
  await expect(heading(page, 'Payment')).toBeVisible()
  await enterNumbers(page)
  await continueTo(page, 'Beneficiaries')
  await continueTo(page, 'Declarations')
}

/** The reference that the last page shows. */
export async function referenceShown(page: Page, title = 'Your application is with us'): Promise<string> {
  await expect(heading(page, title)).toBeVisible()
  const shown = await page.getByRole('main').innerText()
  return /\b[ACDEFGHJKMNPQRTVWXY3479]{8}\b/.exec(shown)?.[0] ?? 'none was shown'
}
