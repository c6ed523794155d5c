import type { Page } from '@playwright/test'
import { continueTo, heading, radio, tick } from '../../calculator.ts'
import { answerPersonalDetails, expectInsurers } from '../../quote.ts'
import { expect } from '../../test.ts'
import type { ScreenFlow, See } from '../ScreenFlow.ts'

const COVERS = ['Life cover', 'TPD cover', 'Critical illness cover', 'Income protection']
const COMPARED = ['Neota Life', 'Zurella', 'Aigrette Assurance']

/** From the first step to the answers of the insurers. */
export async function walkQuote(page: Page, see: See, occupation = 'Accountant'): Promise<void> {
  await page.goto('/client-quote/select-covers')
  for (const cover of COVERS) await tick(page, cover).check()
  await radio(page, 'Pay through super?', 'No').check()
  await see('select-covers')
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await see('life-cover')
  await continueTo(page, 'Total and permanent disability cover')
  await page.getByLabel('TPD cover amount').fill('600k')
  await radio(page, 'How is this cover structured?', 'Linked to Life').check()
  await see('tpd-cover')
  await continueTo(page, 'Critical illness cover')
  await page.getByLabel('Critical illness cover amount').fill('150k')
  await see('critical-illness-cover')
  await continueTo(page, 'Income protection')
  await page.getByLabel('Annual earnings').fill('90k')
  await see('income-protection-cover')
  await continueTo(page, 'About you')
  await answerPersonalDetails(page, { age: '40', gender: 'Male', smokes: 'No', occupation, state: 'NSW' })
  await see('personal-details')
  await continueTo(page, 'How should your premium work?')
  await radio(page, 'Premium type', 'Stepped (variable age-stepped)').check()
  await see('premium-type')
  await continueTo(page, 'Get your quotes')
  await see('get-quote')
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expectInsurers(page)
  await expect(page.getByRole('list', { name: 'Insurers still to answer' })).toBeHidden()
  await see('quotes')
}

export const quoteScreens: ScreenFlow = {
  name: 'quote',
  title: 'Quote and comparison',
  async walk({ page, see }) {
    await walkQuote(page, see)
    for (const insurer of COMPARED)
      await page.getByRole('checkbox', { name: `Compare ${insurer}`, exact: true }).check()
    await page.getByRole('link', { name: 'Compare 3 insurers' }).click()
    await expect(heading(page, 'Compare three insurers')).toBeVisible()
    await see('compare')
  },
}
