import { expect, type Locator, type Page } from '@playwright/test'
import { heading, radio } from '../calculator.ts'
import type { Applicant, Look } from './Applicant.ts'

export const beneficiary = (page: Page, number: number) =>
  page.getByRole('group', { name: `Beneficiary ${number}`, exact: true })

/** Names one person for each share, or none. */
export async function nameBeneficiaries(
  page: Page,
  { shares, throughSuper }: Applicant,
  look: Look,
): Promise<void> {
  await expect(heading(page, 'Beneficiaries')).toBeVisible()
  await radio(page, 'Do you want to name beneficiaries?', shares.length > 0 ? 'Yes' : 'No').check()
  if (shares.length > 0 && throughSuper === 'Yes')
    await radio(page, 'What kind of nomination do you want?', 'Non-binding').check()
  for (const [index, share] of shares.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a beneficiary' }).click()
    await namePerson(page, beneficiary(page, index + 1), `Robin${'a'.repeat(index)}`, share)
  }
  await look(page)
}

async function namePerson(page: Page, group: Locator, firstName: string, share: string): Promise<void> {
  const fields = { 'First name': firstName, 'Last name': 'Example', Day: '27', Month: '3', Year: '1985' }
  for (const [label, value] of Object.entries(fields))
    await group.getByLabel(label, { exact: true }).fill(value)
  await group.getByLabel('Relationship').selectOption('De facto')
  await group.getByRole('combobox', { name: 'Country of citizenship' }).fill('Australia')
  await page.keyboard.press('Tab')
  await group.getByRole('checkbox', { name: 'Same address as mine' }).check()
  await group.getByLabel('Share of benefit (%)').fill(share)
}
