import { expect, type Locator, type Page } from '@playwright/test'
import { heading } from '../calculator.ts'
import { type Applicant, HOLDER, type Look } from './Applicant.ts'

export const holder = (page: Page, name: 'You' | 'Second policy holder') =>
  page.getByRole('group', { name, exact: true })

/** Fills in the details of the person insured, and of the second owner of the policy. */
export async function giveDetails(page: Page, applicant: Applicant, look: Look): Promise<void> {
  await expect(heading(page, 'Your details')).toBeVisible()
  const { person, name = HOLDER, employment, owners, email = 'zoe@example.com' } = applicant
  const { secondEmail = 'noor@example.com' } = applicant
  await fillHolder(holder(page, 'You'), {
    'First name': name.first,
    'Last name': name.last,
    ...bornFor(person.age),
    Mobile: '0491 570 006',
    Email: email,
    'Street address': '12/4 Sample St.',
    'Suburb or town': 'Newtown',
    Postcode: '2042',
  })
  await work(holder(page, 'You'), employment)
  if (owners === 2) await addSecondHolder(page, secondEmail)
  await look(page)
}

async function addSecondHolder(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a second policy holder' }).click()
  const second = holder(page, 'Second policy holder')
  await fillHolder(second, {
    'First name': 'Noor',
    'Last name': 'Example',
    ...bornFor('42'),
    Mobile: '0491 570 110',
    Email: email,
  })
  await second.getByRole('button', { name: 'Copy the address above' }).click()
  await work(second, 'Part-time')
}

/** Returns the first of January of the year in which a person of this age was born. */
export const bornFor = (age: string) => ({
  Day: '1',
  Month: '1',
  Year: String(new Date().getFullYear() - Number(age)),
})

async function fillHolder(group: Locator, details: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(details))
    await group.getByLabel(label, { exact: true }).fill(value)
}

/** Earnings are those of the quote, where it asked for them. */
async function work(group: Locator, employment: string): Promise<void> {
  await group.getByLabel('Employment status').selectOption(employment)
  const earnings = group.getByLabel('Annual earnings')
  if ((await earnings.inputValue()) === '') await earnings.fill('30,000')
}
