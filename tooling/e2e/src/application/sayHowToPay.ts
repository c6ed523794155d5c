import { expect, type Page } from '@playwright/test'
import { heading, radio } from '../calculator.ts'
import { type Applicant, HOLDER, type Look } from './Applicant.ts'

/** Account and member numbers, which no device stores. */
const NUMBERS = { 'Account number': '12345678', 'Member number': 'AB 123 456' }

/** Pays by direct debit, or by rollover and what that leaves by direct debit. */
export async function sayHowToPay(page: Page, applicant: Applicant, look: Look): Promise<void> {
  await expect(heading(page, 'Payment')).toBeVisible()
  await radio(page, 'Payment method', applicant.payment).check()
  if (applicant.payment === 'Direct debit') await requestDebit(page)
  else {
    await authoriseRollover(page)
    // Never held in super.
    if (applicant.covers.includes('Critical illness cover')) await payOutside(page)
  }
  await enterNumbers(page)
  await look(page)
  await enterNumbers(page)
}

export async function authoriseRollover(page: Page): Promise<void> {
  await page.getByLabel('Fund name', { exact: true }).fill('Sample Super')
  await page.getByLabel('ABN', { exact: true }).fill('11 223 491 505')
  await radio(page, 'Is there enough in your account for a year’s premium?', 'Yes').check()
  await page.getByRole('checkbox', { name: 'I authorise the yearly rollover' }).check()
}

async function payOutside(page: Page): Promise<void> {
  await radio(page, 'How will you pay for the cover outside super?', 'Direct debit').check()
  await radio(page, 'How often will you pay for the cover outside super?', 'Monthly').check()
  await requestDebit(page)
}

async function requestDebit(page: Page): Promise<void> {
  await page.getByLabel('Account name', { exact: true }).fill(HOLDER.full)
  await page.getByLabel('BSB', { exact: true }).fill('970001')
  await page.getByRole('checkbox', { name: /agreement/ }).check()
}

/** Enters the numbers that are requested and missing: at first, and after each reload. */
export async function enterNumbers(page: Page): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const [first, other] = Object.keys(NUMBERS).map(field)
  if (first && other) await expect(first.or(other).first()).toBeVisible()
  for (const [label, number] of Object.entries(NUMBERS)) {
    if ((await field(label).isVisible()) && (await field(label).inputValue()) === '')
      await field(label).fill(number)
  }
}
