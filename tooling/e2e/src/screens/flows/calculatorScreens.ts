import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  continueTo,
  heading,
} from '../../calculator.ts'
import { expect } from '../../test.ts'
import type { ScreenFlow } from '../ScreenFlow.ts'

export const calculatorScreens: ScreenFlow = {
  name: 'calculator',
  title: 'Needs calculator',
  async walk({ page, see }) {
    await page.goto('/life-insurance-calculator/about-you')
    await expect(heading(page, 'About you')).toBeVisible()
    await answerAboutYou(page)
    await see('about-you')
    await continueTo(page, 'Your dependants')
    await answerDependants(page)
    await see('dependants')
    await continueTo(page, 'Assets and debts')
    await answerAssetsAndDebts(page)
    await see('assets-and-debts')
    await continueTo(page, 'Cover you already have')
    await answerExistingCover(page)
    await see('existing-cover')
    await continueTo(page, 'Your cover needs', 'See my results')
    await see('results')
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await see('results-open')
    await page.getByRole('form', { name: 'Email me this' }).getByLabel('Email').fill('sam@example.com')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(heading(page, 'Thank you')).toBeVisible()
    await see('complete')
    await page.goto('/life-insurance-calculator/assumptions')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see('assumptions')
  },
}
