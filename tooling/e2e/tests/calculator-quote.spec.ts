import type { Page } from '@playwright/test'
import { calculate, continueTo, heading, radio, tick } from '../src/calculator.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { expectInsurers, quotes, quotesFromNeeds } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'

/** The steps of the covers that the calculator takes into the quote, with the field of each and what it starts with. */
const COVERS = [
  {
    name: 'Life cover',
    title: 'Life cover',
    path: 'life-cover',
    field: 'Life cover amount',
    amount: '1,090,000',
  },
  {
    name: 'TPD cover',
    title: 'Total and permanent disability cover',
    path: 'tpd-cover',
    field: 'TPD cover amount',
    amount: '1,425,000',
  },
  {
    name: 'Critical illness cover',
    title: 'Critical illness cover',
    path: 'critical-illness-cover',
    field: 'Critical illness cover amount',
    amount: '290,000',
  },
  {
    name: 'Income protection',
    title: 'Income protection',
    path: 'income-protection-cover',
    field: 'Monthly benefit',
    amount: '6,100',
  },
] as const

const requested = (page: Page) => page.getByRole('complementary', { name: 'What you asked for' })
const change = (page: Page, name: string) =>
  requested(page).getByRole('link', { name: `Change ${name}`, exact: true })

async function quotesFromTheCalculator(page: Page): Promise<void> {
  await calculate(page)
  await quotesFromNeeds(page)
  await expect(quotes(page)).toBeVisible()
}

// Takes over 5 s: it walks the calculator and a quote, and goes to each cover and back.
test('a calculator’s quote opens at every cover from its prices, from the header and by address', async ({
  page,
}) => {
  await quotesFromTheCalculator(page)
  for (const { name, title, field, amount } of COVERS) {
    await change(page, name).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(amount)
    await page.goBack()
    await expect(quotes(page)).toBeVisible()
  }
  await change(page, 'Premium type').click()
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await expect(radio(page, 'Premium type', 'Stepped (variable age-stepped)')).toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: 'Get a quote', exact: true }).click()
  await expect(heading(page, 'Choose your covers')).toBeVisible()
  for (const { name } of COVERS) await expect(tick(page, name)).toBeChecked()
  await expect(radio(page, 'Pay through super?', 'No')).toBeChecked()
  await continueTo(page, 'Life cover')
  for (const { path, title, field, amount } of COVERS) {
    await page.goto(`/client-quote/${path}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(amount)
  }
})

test('a cover that was changed leads to new prices, and no question is asked a second time', async ({
  page,
}) => {
  await quotesFromTheCalculator(page)
  await change(page, 'TPD cover').click()
  await expect(heading(page, 'Total and permanent disability cover')).toBeVisible()
  await page.getByLabel('TPD cover amount', { exact: true }).fill('500,000')
  await continueTo(page, 'Critical illness cover')
  await continueTo(page, 'Income protection')
  await continueTo(page, 'About you')
  await expect(page.getByRole('combobox', { name: 'Occupation' })).toHaveValue('Accountant')
  await continueTo(page, 'How should your premium work?')
  await continueTo(page, 'Get your quotes')
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expect(quotes(page)).toBeVisible()
  await expect(requested(page)).toContainText('$500,000')
  await expect(requested(page)).toContainText('$1,090,000')
  await page.goto('/life-insurance-calculator/results')
  await page.locator('summary').filter({ hasText: 'Email me this' }).click()
  await page.getByRole('form', { name: 'Email me this' }).getByLabel('Email').fill('sam@example.com')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'It has the amount for each cover and how we worked it out.',
  )
  await page.getByRole('main').getByRole('link', { name: 'Get quotes', exact: true }).click()
  await page.getByRole('button', { name: 'Use my calculated covers' }).click()
  await expect(heading(page, 'About you')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Occupation' })).toHaveValue('Accountant')
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expect(requested(page)).toContainText('$1,425,000')
})

/** The first total of the list. */
const lowest = (page: Page) =>
  quotes(page)
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()

test('an earlier quote that is kept opens at its prices', async ({ page }) => {
  await openQuote(page)
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expectInsurers(page)
  const price = await lowest(page).innerText()
  await calculate(page)
  await page.getByRole('button', { name: 'Get quotes for these covers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my earlier quote' }).click()
  await expect(heading(page, 'Your quotes')).toBeVisible()
  await expect(lowest(page)).toHaveText(price)
})
