import { expect } from '@playwright/test'
import { continueTo, heading, type Place, radio } from './calculator.ts'

export const INSURERS = [
  'Meridian Life Protection',
  'Neota Life',
  'Mallee Life Company',
  'Accord Life',
  'Zurella',
  'Ingleside Life',
  'Aigrette Assurance',
]

export interface Person {
  readonly age?: string
  readonly gender: 'Male' | 'Female'
  readonly smokes: 'Yes' | 'No'
  readonly occupation: string
  readonly state: string
}

export const accountant: Person = { gender: 'Female', smokes: 'No', occupation: 'Accountant', state: 'VIC' }

export async function chooseOccupation(page: Place, occupation: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Occupation' })
  await box.fill(occupation)
  await page.getByRole('option', { name: occupation, exact: true }).click()
  await expect(box).toHaveValue(occupation)
}

export async function answerPersonalDetails(page: Place, person: Person = accountant): Promise<void> {
  if (person.age !== undefined) await page.getByLabel('Your age', { exact: true }).fill(person.age)
  await radio(page, 'Gender', person.gender).check()
  await radio(page, 'Do you smoke?', person.smokes).check()
  await chooseOccupation(page, person.occupation)
  await page.getByLabel('State or territory').selectOption(person.state)
}

/** From the calculator's results to the answers of the insurers. */
export async function quotesFromNeeds(page: Place, person: Person = accountant): Promise<void> {
  await page.getByRole('button', { name: 'Get quotes for these covers' }).click()
  await expect(heading(page, 'About you')).toBeVisible()
  await answerPersonalDetails(page, person)
  await continueTo(page, 'Your quotes', 'Get quotes')
}

export const quotes = (page: Place) => page.getByRole('list', { name: 'Quotes', exact: true })

export async function expectInsurers(page: Place, names: readonly string[] = INSURERS): Promise<void> {
  for (const name of names)
    await expect(quotes(page).getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(quotes(page).getByRole('heading')).toHaveCount(names.length)
}
