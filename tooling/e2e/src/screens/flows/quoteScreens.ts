import type { Page } from '@playwright/test'
import { continueTo, heading, radio, tick } from '../../calculator.ts'
import { COVERS } from '../../covers.ts'
import { answerPersonalDetails, expectInsurers } from '../../quote.ts'
import { expect } from '../../test.ts'
import type { ScreenFlow, See } from '../ScreenFlow.ts'

const COMPARED = ['Neota Life', 'Zurella', 'Aigrette Assurance']

/** From the first step to the answers of the insurers. */
export async function walkQuote(page: Page, see: See, occupation = 'Accountant'): Promise<void> {
  await page.goto('/client-quote/select-covers')
  for (const { name } of Object.values(COVERS)) await tick(page, name).check()
  await radio(page, 'Pay through super?', 'No').check()
  await see('select-covers')
  for (const { step, answer } of Object.values(COVERS)) {
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${step}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await answer(page)
    await see(step)
  }
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
