import type { Locator, Page } from '@playwright/test'
import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  continueTo,
  heading,
  radio,
  tick,
} from '../src/calculator.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import { untilSent } from '../src/untilSent.ts'

/** One field, texts that it refuses, and what the visitor then reads. */
interface Refused {
  readonly label: string
  readonly texts: readonly string[]
  readonly message: RegExp
}

const MONEY = [
  '-5',
  '1,23,456',
  '1.234.567',
  '12..5',
  '1e6',
  '∞',
  'NaN',
  '5%',
  '10kk',
  '0x10',
  '1234567890123456',
  'abc',
]
const AMOUNT = /Enter .* in dollars, like 85,000|Enter .*, up to \$/

/** Counts what is sent to the backend to be saved. */
function countSaves(page: Page): () => number {
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/')) saves += 1
  })
  return () => saves
}

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

/** Each text is refused with the message, stays as typed, and nothing reaches the server. */
async function expectRefused(
  page: Page,
  { label, texts, message }: Refused,
  action = 'Continue',
): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const input = field(page, label)
  const valid = await input.inputValue()
  for (const text of texts) {
    await input.fill(text)
    await page.getByRole('button', { name: action, exact: true }).click()
    await expect(input, `${label}: "${text}"`).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(message)
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveText(message)
    await expect(input).toHaveValue(text)
    await expect(heading(page, title)).toBeVisible()
  }
  await expect(page).toHaveTitle(/^Error: /)
  await input.fill(valid)
}

test('about you', async ({ page }) => {
  const saves = countSaves(page)
  await page.goto('/life-insurance-calculator/about-you')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link').first().click()
  await expect(field(page, 'Your age')).toBeFocused()

  await field(page, 'Annual salary before tax').fill('105k')
  const ages = ['17.5', '4O', '1e2', 'abc', '']
  await expectRefused(page, { label: 'Your age', texts: ages, message: /Enter your age in whole years/ })
  await expectRefused(page, { label: 'Your age', texts: ['-1', '17', '76', '200'], message: /aged 18 to 75/ })
  await field(page, 'Your age').fill('34')
  await expectRefused(page, { label: 'Annual salary before tax', texts: MONEY, message: AMOUNT })
  expect(saves()).toBe(0)
})

test('dependants', { tag: '@long' }, async ({ page }) => {
  await page.goto('/life-insurance-calculator/about-you')
  await answerAboutYou(page)
  await untilSent(page, () => continueTo(page, 'Your dependants'))
  const saves = countSaves(page)
  await answerDependants(page)
  await expectRefused(page, {
    label: 'How many children rely on you?',
    texts: ['6', '-1', '3.7', 'two'],
    message: /up to 5 children|whole number, from 0 to 5/,
  })
  await field(page, 'How many children rely on you?').fill('2')
  await expectRefused(page, {
    label: 'Age of child 1',
    texts: ['25', '-1', '3.5', 'x', ''],
    message: /Enter the age of child 1, from 0 to 24/,
  })
  expect(saves()).toBe(0)
})

test('assets, debts and existing cover', { tag: '@long' }, async ({ page }) => {
  await page.goto('/life-insurance-calculator/about-you')
  await answerAboutYou(page)
  await untilSent(page, () => continueTo(page, 'Your dependants'))
  await answerDependants(page)
  await untilSent(page, () => continueTo(page, 'Assets and debts'))
  const saves = countSaves(page)
  await answerAssetsAndDebts(page)
  for (const label of ['Home value', 'Savings balance', 'Home loan balance']) {
    await expectRefused(page, { label, texts: ['-5', '12..5', '1,23,456'], message: AMOUNT })
  }
  expect(saves()).toBe(0)
  await untilSent(page, () => continueTo(page, 'Cover you already have'))
  const before = saves()
  await tick(page, 'Life cover').check()
  await field(page, 'Life cover amount').fill('250000')
  await expectRefused(
    page,
    { label: 'Life cover amount', texts: ['', '1e6', '5%'], message: /Enter / },
    'See my results',
  )
  expect(saves()).toBe(before)
})

test('choosing no cover, and amounts outside an insurer’s limits', { tag: '@long' }, async ({ page }) => {
  const saves = countSaves(page)
  await page.goto('/client-quote/select-covers')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)
  expect(saves()).toBe(0)
  await tick(page, 'Life cover').check()
  await tick(page, 'Income protection').check()
  await radio(page, 'Pay through super?', 'No').check()
  await untilSent(page, () => continueTo(page, 'Life cover'))
  const before = saves()
  await expectRefused(page, {
    label: 'Life cover amount',
    texts: ['abc', '12..5', ''],
    message: /Enter /,
  })
  await expectRefused(page, { label: 'Life cover amount', texts: ['-5', '49,000'], message: /\$50,000/ })
  await expectRefused(page, { label: 'Life cover amount', texts: ['15,100,000'], message: /\$15,000,000/ })
  expect(saves()).toBe(before)
  await field(page, 'Life cover amount').fill('500k')
  await continueTo(page, 'Income protection')
  await field(page, 'Annual earnings').fill('90,000')
  await expectRefused(page, { label: 'Monthly benefit', texts: ['6,000'], message: /\$5,250/ })
})

test('an occupation that is not in the list', { tag: '@long' }, async ({ page }) => {
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await field(page, 'Life cover amount').fill('500k')
  await continueTo(page, 'About you')
  await field(page, 'Your age').fill('40')
  await radio(page, 'Gender', 'Male').check()
  await radio(page, 'Do you smoke?', 'No').check()
  await page.getByLabel('State or territory').selectOption('NSW')
  const occupation = page.getByRole('combobox', { name: 'Occupation' })
  for (const text of ['(.*', 'Dragon tamer', 'x'.repeat(10_000)]) {
    await occupation.fill(text)
    await expect(page.getByText('No results found')).toBeVisible()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(occupation).toHaveAttribute('aria-invalid', 'true')
    await expect(occupation).toHaveValue(text)
  }
  await occupation.fill('  accountant ')
  await continueTo(page, 'How should your premium work?')
})
