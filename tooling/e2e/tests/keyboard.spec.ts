import type { Page } from '@playwright/test'
import { expectNeeds, heading, radio, tick } from '../src/calculator.ts'
import { chooseByArrows, pressOn, typeInto } from '../src/keyboard.ts'
import { expectInsurers, quotes } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function goOn(page: Page, next: string, action = 'Continue'): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: action, exact: true }), 'Enter')
  await expect(heading(page, next)).toBeFocused()
}

async function choose(page: Page, legend: string, first: string, wanted: string): Promise<void> {
  await chooseByArrows(page, radio(page, legend, first), radio(page, legend, wanted))
}

async function tickAndType(page: Page, option: string, amount: string, text: string): Promise<void> {
  await pressOn(page, tick(page, option), 'Space')
  await typeInto(page, field(page, amount), text)
}

// Takes over 5 s: from the home page to a chosen insurer, key by key.
test('the whole job with the keyboard alone', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused()
  await pressOn(
    page,
    page.getByRole('main').getByRole('link', { name: 'Calculate your needs' }).first(),
    'Enter',
  )
  await expect(heading(page, 'About you')).toBeVisible()
  await typeInto(page, field(page, 'Your age'), '34')
  await typeInto(page, field(page, 'Annual salary before tax'), '105,000')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your dependants')).toBeFocused()

  await choose(page, 'Does anyone rely on your income, such as a partner or children?', 'Yes', 'Yes')
  await typeInto(page, field(page, 'How many children rely on you?'), '2')
  await typeInto(page, field(page, 'Age of child 1'), '3')
  await typeInto(page, field(page, 'Age of child 2'), '1')
  await choose(page, 'What schooling would you choose?', 'Public', 'Public')
  await goOn(page, 'Assets and debts')

  await choose(page, 'Where do you live?', 'A home I own or am paying off', 'A home I own or am paying off')
  await typeInto(page, field(page, 'Home value'), '850,000')
  await choose(page, 'Would your family sell the home?', 'Yes', 'No')
  await tickAndType(page, 'Savings', 'Savings balance', '30,000')
  await tickAndType(page, 'Super', 'Super balance', '85,000')
  await tickAndType(page, 'Home loan', 'Home loan balance', '620,000')
  await tickAndType(page, 'Personal loans', 'Personal loans balance', '18,000')
  await tickAndType(page, 'Credit cards', 'Credit cards balance', '6,000')
  await goOn(page, 'Cover you already have')

  await tickAndType(page, 'Life cover', 'Life cover amount', '250,000')
  await tickAndType(page, 'TPD cover', 'TPD cover amount', '150,000')
  await goOn(page, 'Your cover needs', 'See my results')
  await expectNeeds(page)

  await goOn(page, 'About you', 'Get quotes for these covers')
  await choose(page, 'Gender', 'Male', 'Female')
  await choose(page, 'Do you smoke?', 'Yes', 'No')
  await typeInto(page, page.getByRole('combobox', { name: 'Occupation' }), 'accoun')
  await expect(page.getByRole('option', { name: 'Accountant', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Occupation' })).toHaveValue('Accountant')
  await typeInto(page, page.getByLabel('State or territory'), 'Vic')
  await goOn(page, 'Your quotes', 'Get quotes')
  await expectInsurers(page)
  const first = quotes(page).getByRole('listitem').first()
  await pressOn(page, first.getByRole('button', { name: /^Choose / }), 'Enter')
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
})
