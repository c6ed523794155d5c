import { expect, type Page } from '@playwright/test'
import { continueTo, heading, radio, tick } from '../calculator.ts'
import { answerPersonalDetails, quotes } from '../quote.ts'
import type { Applicant, Cover } from './Applicant.ts'

/** The step of each cover, and its first field. */
const STEPS: Record<Cover, { readonly title: string; readonly field: string; readonly amount: string }> = {
  'Life cover': { title: 'Life cover', field: 'Life cover amount', amount: '500k' },
  'TPD cover': {
    title: 'Total and permanent disability cover',
    field: 'TPD cover amount',
    amount: '400k',
  },
  'Critical illness cover': {
    title: 'Critical illness cover',
    field: 'Critical illness cover amount',
    amount: '150k',
  },
  'Income protection': { title: 'Income protection', field: 'Annual earnings', amount: '90k' },
}

/** Enters the applicant's quote, step by step, up to its last. */
export async function enterQuote(page: Page, applicant: Applicant): Promise<void> {
  await page.goto('/client-quote/select-covers')
  await enterPerson(page, applicant)
  await continueTo(page, 'How should your premium work?')
  await radio(page, 'Premium type', 'Stepped (variable age-stepped)').check()
  await continueTo(page, 'Get your quotes')
}

/** Answers the steps from the first to the person's, and stays there. */
export async function enterPerson(page: Page, { covers, throughSuper, person }: Applicant): Promise<void> {
  for (const cover of covers) await tick(page, cover).check()
  await radio(page, 'Pay through super?', throughSuper).check()
  for (const cover of covers) {
    const { title, field, amount } = STEPS[cover]
    await continueTo(page, title)
    await page.getByLabel(field, { exact: true }).fill(amount)
  }
  await continueTo(page, 'About you')
  await answerPersonalDetails(page, person)
}

/** Gets quotes for the applicant's covers, and chooses the first insurer of the list. */
export async function chooseInsurer(page: Page, applicant: Applicant): Promise<void> {
  await enterQuote(page, applicant)
  await chooseFirst(page)
}

/** Chooses an insurer from the quote's last step; removes income protection where one does not offer it. */
export async function chooseFirst(page: Page): Promise<void> {
  await continueTo(page, 'Your quotes', 'Get quotes')
  const first = quotes(page)
    .getByRole('button', { name: /^Choose / })
    .first()
  const without = page.getByRole('button', { name: 'Remove income protection', exact: true })
  await expect(first.or(without).first()).toBeVisible()
  // The order, and any refusal, is known only once all insurers have answered.
  await expect(page.getByRole('list', { name: 'Insurers still to answer' })).toBeHidden()
  if (await without.isVisible()) await without.click()
  await first.click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
}
