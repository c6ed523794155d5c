import { expect, type Page } from '@playwright/test'
import { persistFields } from './persisted/persistFields.ts'

/** A page, or a frame in one, that asks questions. */
export type Place = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>

/** The couple of the needs calculator's second worked example. */
const couple = {
  needs: {
    'Life cover': '$1,090,000',
    'TPD cover': '$1,425,000',
    'Critical illness cover': '$290,000',
    'Income protection': '$6,100 a month',
  },
}

export const heading = (page: Place, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

export async function continueTo(page: Place, next: string, action = 'Continue'): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click()
  await expect(heading(page, next)).toBeVisible()
}

export const radio = (page: Place, legend: string, option: string) =>
  page
    .getByRole('group', { name: legend })
    .or(page.getByRole('radiogroup', { name: legend }))
    .getByRole('radio', { name: option, exact: true })

export const tick = (page: Place, option: string) => page.getByRole('checkbox', { name: option, exact: true })

const ABOUT_YOU = { 'Your age': '34', 'Annual salary before tax': '105k' }

export async function answerAboutYou(page: Place): Promise<void> {
  for (const [label, value] of Object.entries(ABOUT_YOU)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** The same, each answer on the device before the next. */
export const saveAboutYou = (page: Page) => persistFields(page, ABOUT_YOU)

export async function answerDependants(page: Place): Promise<void> {
  await radio(page, 'Does anyone rely on your income, such as a partner or children?', 'Yes').check()
  await page.getByLabel('How many children rely on you?').fill('2')
  await page.getByLabel('Age of child 1').fill('3')
  await page.getByLabel('Age of child 2').fill('1')
  await radio(page, 'What schooling would you choose?', 'Public').check()
}

export async function answerAssetsAndDebts(page: Place): Promise<void> {
  await radio(page, 'Where do you live?', 'A home I own or am paying off').check()
  await page.getByLabel('Home value', { exact: true }).fill('850,000')
  await radio(page, 'Would your family sell the home?', 'No').check()
  await tick(page, 'Savings').check()
  await page.getByLabel('Savings balance').fill('30,000')
  await tick(page, 'Super').check()
  await page.getByLabel('Super balance').fill('$85,000')
  await tick(page, 'Home loan').check()
  await page.getByLabel('Home loan balance').fill('620000')
  await tick(page, 'Personal loans').check()
  await page.getByLabel('Personal loans balance').fill('18k')
  await tick(page, 'Credit cards').check()
  await page.getByLabel('Credit cards balance').fill('6,000')
}

export async function answerExistingCover(page: Place): Promise<void> {
  await tick(page, 'Life cover').check()
  await page.getByLabel('Life cover amount').fill('250,000')
  await tick(page, 'TPD cover').check()
  await page.getByLabel('TPD cover amount').fill('150,000')
}

/** From the first step to the results of the worked example. */
export async function calculate(page: Page): Promise<void> {
  await page.goto('/life-insurance-calculator/about-you')
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
  await answerAssetsAndDebts(page)
  await continueTo(page, 'Cover you already have')
  await answerExistingCover(page)
  await continueTo(page, 'Your cover needs', 'See my results')
}

export async function expectNeeds(
  page: Place,
  needs: Readonly<Record<string, string>> = couple.needs,
): Promise<void> {
  for (const [cover, need] of Object.entries(needs)) {
    await expect(page.getByRole('region', { name: cover, exact: true })).toContainText(need)
  }
}
