import type { Page } from '@playwright/test'
import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  continueTo,
  radio,
  tick,
} from './calculator.ts'

export const ABOUT_YOU = '/life-insurance-calculator/about-you'

/** Answers the last step of the calculator up to its button. */
export async function toLastStep(page: Page): Promise<void> {
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
  await answerAssetsAndDebts(page)
  await continueTo(page, 'Cover you already have')
  await answerExistingCover(page)
}

/** The quote's questions about the person, with half a million of life cover. */
export async function toPersonalDetails(page: Page): Promise<void> {
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await continueTo(page, 'About you')
}
