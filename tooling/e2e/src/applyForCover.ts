import { expect, type Locator, type Page } from '@playwright/test'
import { continueTo, heading, radio, tick } from './calculator.ts'
import { answerPersonalDetails, expectInsurers, quotes } from './quote.ts'

const agree = (page: Page) => page.getByRole('button', { name: 'Agree and continue', exact: true }).click()
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** Chooses life, TPD and income protection cover, and the first insurer of the list. */
export async function chooseInsurer(page: Page): Promise<void> {
  await page.goto('/client-quote/select-covers')
  for (const cover of ['Life cover', 'TPD cover', 'Income protection']) await tick(page, cover).check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await continueTo(page, 'Total and permanent disability cover')
  await page.getByLabel('TPD cover amount').fill('400k')
  await continueTo(page, 'Income protection')
  await page.getByLabel('Annual earnings').fill('90k')
  await continueTo(page, 'About you')
  await answerPersonalDetails(page, {
    age: '40',
    gender: 'Male',
    smokes: 'No',
    occupation: 'Accountant',
    state: 'NSW',
  })
  await continueTo(page, 'How should your premium work?')
  await radio(page, 'Premium type', 'Stepped (variable age-stepped)').check()
  await continueTo(page, 'Get your quotes')
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expectInsurers(page)
  await quotes(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
}

/** Confirms the cover, understands the duty and accepts the documents. */
export async function acceptDocuments(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await look(page)
  await agree(page)
  await expect(
    heading(page, 'Your duty to take reasonable care not to make a misrepresentation'),
  ).toBeVisible()
  await look(page)
  await page.getByLabel('I understand my duty').check()
  await agree(page)
  await expect(heading(page, 'Key documents')).toBeVisible()
  await expect(page.getByRole('link', { name: /product disclosure statement$/ })).toBeVisible()
  for (const statement of [
    "I have read the insurer's product disclosure statement and privacy statement",
    'I accept the application requirements',
    "I accept the broker's terms and conditions",
    'The insurer may contact me',
    'I will watch my email for documents',
    'I will finish within 30 days',
    'I accept how my personal details are disclosed',
  ])
    await page.getByRole('checkbox', { name: statement, exact: true }).check()
  await look(page)
  await agree(page)
}

/** Answers every page of the questionnaire as somebody with nothing to disclose. Gives how many pages there were. */
export async function discloseNothing(page: Page, look: (page: Page) => Promise<void>): Promise<number> {
  await expect(heading(page, 'Your health and lifestyle')).toBeVisible()
  await look(page)
  await page.getByRole('radio', { name: 'On this device' }).check()
  let pages = 0
  for (;;) {
    const from = page.url()
    await next(page)
    await expect(page).not.toHaveURL(from)
    if (!page.url().includes('/personal-questionnaire/')) return pages
    if (page.url().endsWith('-check')) continue
    pages += 1
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await answerPage(page.getByRole('main'))
    await look(page)
  }
}

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/Desk work/, '100'],
  [/\(%\)/, '0'],
  [/month/i, '5'],
  [/year/i, '2020'],
  [/hours/, '38'],
  [/height/, '178'],
  [/weight/, '80'],
]

/** Gates are answered with no, lists with their last option, which is none of them, the rest with what fits. */
async function answerPage(main: Locator): Promise<void> {
  for (const group of await main.getByRole('radiogroup').all()) {
    const no = group.getByRole('radio', { name: 'No', exact: true })
    if (await no.isVisible()) await no.check()
    else if ((await group.locator('input:checked').count()) === 0)
      await group.getByRole('radio').first().check()
  }
  for (const list of await main
    .getByRole('group')
    .filter({ has: main.page().getByRole('checkbox') })
    .all())
    await list.getByRole('checkbox').last().check()
  for (const field of await main.getByRole('textbox').all()) {
    if ((await field.inputValue()) !== '') continue
    const label = await field.evaluate(
      ({ name, labels }: HTMLInputElement) => `${name} ${labels?.[0]?.textContent}`,
    )
    await field.fill(FIELDS.find(([pattern]) => pattern.test(label))?.[1] ?? 'Accounting')
  }
}

/** Gives the details of the person insured, who is 40, pays by direct debit and names nobody. */
export async function giveDetails(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await expect(heading(page, 'Your details')).toBeVisible()
  const details = {
    'First name': 'Zoë',
    'Last name': 'O’Neill-Ngô',
    Day: '1',
    Month: '1',
    Year: `${new Date().getFullYear() - 40}`,
    Mobile: '0491 570 006',
    Email: 'zoe@example.com',
    'Street address': '12/4 Sample St.',
    'Suburb or town': 'Newtown',
    Postcode: '2042',
  }
  for (const [label, value] of Object.entries(details))
    await page.getByLabel(label, { exact: true }).fill(value)
  await look(page)
  await continueTo(page, 'Payment')
  await radio(page, 'Payment method', 'Direct debit').check()
  await page.getByLabel('Account name', { exact: true }).fill('Zoë O’Neill-Ngô')
  await page.getByLabel('BSB', { exact: true }).fill('970001')
  await page.getByLabel('Account number', { exact: true }).fill('12345678')
  await page.getByRole('checkbox', { name: /agreement/ }).check()
  await look(page)
  await continueTo(page, 'Beneficiaries')
  await radio(page, 'Do you want to name beneficiaries?', 'No').check()
  await look(page)
  await continueTo(page, 'Declarations')
}

/** Declares, signs and submits. Gives the reference. */
export async function submitApplication(page: Page, look: (page: Page) => Promise<void>): Promise<string> {
  await look(page)
  await page.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await page.getByLabel('Type your full name to sign').fill('Zoë O’Neill-Ngô')
  await page.getByRole('button', { name: 'Submit application', exact: true }).click()
  await expect(heading(page, 'Your application is in review')).toBeVisible()
  await look(page)
  const shown = await page.getByRole('main').innerText()
  return /\b[ACDEFGHJKMNPQRTVWXY3479]{8}\b/.exec(shown)?.[0] ?? 'none was shown'
}
