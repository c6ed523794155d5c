import type { Page } from '@playwright/test'
import { continueTo, heading, radio, tick } from '../src/calculator.ts'
import { makePerson } from '../src/identity.ts'
import { openAccount } from '../src/openSession.ts'
import { chooseOccupation, expectInsurers } from '../src/quote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Occupation' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Occupation' }).getByRole('option')

async function openAboutYou(page: Page): Promise<void> {
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount', { exact: true }).fill('500k')
  await continueTo(page, 'About you')
}

async function answerOthers(page: Page): Promise<void> {
  await page.getByLabel('Your age', { exact: true }).fill('40')
  await radio(page, 'Gender', 'Female').check()
  await radio(page, 'Do you smoke?', 'No').check()
  await page.getByLabel('State or territory').selectOption('NSW')
}

for (const { typed, name } of [
  { typed: 'snr software engineer', name: 'Software engineer' },
  { typed: 'real-estate agent', name: 'Real estate agent' },
]) {
  test(`${typed} gets prices, as ${name} wherever it is shown`, async ({ page }) => {
    await openAboutYou(page)
    await answerOthers(page)
    await box(page).fill(typed)
    await expect(options(page).first()).toHaveText(name)
    await options(page).first().click()
    await page.reload()
    await expect(box(page)).toHaveValue(name)
    await box(page).focus()
    await page.keyboard.press('Tab')
    await expect(box(page)).toHaveValue(name)
    await continueTo(page, 'How should your premium work?')
    await radio(page, 'Premium type', 'Stepped (variable age-stepped)').check()
    await continueTo(page, 'Get your quotes')
    await expect(page.getByText(`40 years old, female, non-smoker, ${name}, NSW`)).toBeVisible()
    await continueTo(page, 'Your quotes', 'Get quotes')
    await expectInsurers(page)
    await expect(page.getByRole('complementary', { name: 'What you asked for' })).toContainText(
      `${name}, NSW`,
    )
  })
}

for (const width of [390, 1280]) {
  test(`what comes close, and a number to call, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAboutYou(page)
    await box(page).fill('e')
    await expect(options(page)).toHaveCount(20)
    await expect(page.getByText(/^And \d+ more\. Keep typing/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await box(page).fill('electrican')
    await expect(options(page).first()).toHaveText('Electrician')
    await box(page).fill('elektritian')
    await expect(
      page.getByText(/^No results found\. Choose the closest, or call us on 02 5550 4120\.$/),
    ).toBeVisible()
    await expect(options(page).first()).toHaveText('Electrician')
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(box(page)).toHaveValue('Electrician')
    await box(page).fill('zzzz')
    await expect(
      page.getByText('No results found. Try another name for your work, or call us on 02 5550 4120.', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(options(page)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('one of several names of an occupation is kept in the account, and comes back into a quote', async ({
  page,
}) => {
  const person = await makePerson({
    profile: { title: 'Tax agent', occupation_ID: 2, gender: 'F', smoker: false, mailing_State: 'NSW' },
  })
  await openAccount(page, person)
  await page.goto('/account/update-my-details')
  const work = page.getByRole('region', { name: 'Work and income', exact: true })
  await expect(work.getByText('Tax agent')).toBeVisible()
  await work.getByRole('button', { name: /^Change/ }).click()
  await expect(box(page)).toHaveValue('Tax agent')
  await chooseOccupation(page, 'Forensic accountant')
  await work.getByLabel('Employment status').selectOption({ index: 1 })
  await work.getByLabel('Annual earnings').fill('90000')
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(work.getByText(/^Forensic accountant, /)).toBeVisible()
  await page.reload()
  await expect(work.getByText(/^Forensic accountant, /)).toBeVisible()
  await openAboutYou(page)
  await expect(box(page)).toHaveValue('Forensic accountant')
  await expect(heading(page, 'About you')).toBeVisible()
})
