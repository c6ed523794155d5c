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
import { answerPersonalDetails, expectInsurers } from './quote.ts'

/** Walks through every screen of the calculator and the quote at 320 px, and calls `look` on each. */
export async function everyScreen(
  page: Page,
  scheme: 'light' | 'dark',
  look: (page: Page) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  // 320 px is also 1280 px at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/life-insurance-calculator/about-you')
  await look(page)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await answerDependants(page)
  await look(page)
  await continueTo(page, 'Assets and debts')
  await answerAssetsAndDebts(page)
  await look(page)
  await continueTo(page, 'Cover you already have')
  await answerExistingCover(page)
  await tick(page, 'Income protection').check()
  await page.getByLabel('Income protection a month').fill('500')
  await look(page)
  await tick(page, 'Income protection').uncheck()
  await continueTo(page, 'Your cover needs', 'See my results')
  for (const working of await page.getByRole('button', { name: /How we worked this out/ }).all())
    await working.click()
  await look(page)
  await page.goto('/life-insurance-calculator/assumptions')
  await look(page)
  await page.goto('/client-quote/select-covers')
  await look(page)
  for (const cover of ['Life cover', 'TPD cover', 'Critical illness cover', 'Income protection']) {
    await tick(page, cover).check()
  }
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await look(page)
  await continueTo(page, 'Total and permanent disability cover')
  await page.getByLabel('TPD cover amount').fill('600k')
  await radio(page, 'How is this cover structured?', 'Linked to Life').check()
  await look(page)
  await continueTo(page, 'Critical illness cover')
  await page.getByLabel('Critical illness cover amount').fill('150k')
  await look(page)
  await continueTo(page, 'Income protection')
  await page.getByLabel('Annual earnings').fill('90k')
  await look(page)
  await continueTo(page, 'About you')
  await answerPersonalDetails(page, {
    age: '40',
    gender: 'Male',
    smokes: 'No',
    occupation: 'Accountant',
    state: 'NSW',
  })
  await look(page)
  await continueTo(page, 'How should your premium work?')
  await radio(page, 'Premium type', 'Stepped (variable age-stepped)').check()
  await look(page)
  await continueTo(page, 'Get your quotes')
  await look(page)
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expectInsurers(page)
  for (const breakdown of await page.getByText('Price breakdown', { exact: true }).all())
    await breakdown.click()
  await look(page)
}
