import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { type Applicant, employee, HOLDER } from '../src/application/Applicant.ts'
import { acceptDocuments, understandDuty } from '../src/application/acceptDocuments.ts'
import { answerQuestionnaire } from '../src/application/answerQuestionnaire.ts'
import { enterCard } from '../src/application/enterCard.ts'
import { bornFor, giveDetails } from '../src/application/giveDetails.ts'
import { nameBeneficiaries } from '../src/application/nameBeneficiaries.ts'
import { authoriseRollover, enterNumbers } from '../src/application/sayHowToPay.ts'
import { referenceShown, sign, submitButton } from '../src/application/submitApplication.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { continueTo, heading, radio } from '../src/calculator.ts'
import { enterSignatureCode } from '../src/enterSignatureCode.ts'
import { line } from '../src/expectedSaveLines.ts'
import { mailedCode, mailedMatch } from '../src/mailbox.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { quotes } from '../src/quote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const CODE = /(?<!AFSL )\b\d{6}\b/
const unseen = async () => undefined

const newEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`

/** Life and linked TPD inside super, critical illness outside: a man of 40, accountant in NSW. */
const applicant = (owners: 1 | 2): Applicant => ({
  ...employee,
  covers: ['Life cover', 'TPD cover', 'Critical illness cover'],
  throughSuper: 'Yes',
  payment: 'Enduring rollover',
  owners,
  email: newEmail('zoe'),
  secondEmail: newEmail('noor'),
})

/** The price in a message: the yearly part after its rebate, and the monthly part with its loading. */
const MAILED = [
  'What the cover costs',
  '  Cover inside super: $602.55 a year, after a rebate of $104.89 before stamp duty',
  '  Cover outside super: $46.88 a month, $562.56 in a year',
  '  Together in a year: $1,165.11',
].join('\n')

/** The insurer's card of a page has each part, and what they come to. */
async function expectParts(place: Page | Locator, method = true): Promise<void> {
  await expect(place.getByText(/^\$1,165\.11/).first()).toBeVisible()
  await expect(place.getByText(`$602.55 a year${method ? ' by rollover' : ''}`).first()).toBeVisible()
  await expect(place.getByText('After a rebate of $104.89 before stamp duty').first()).toBeVisible()
  await expect(place.getByText(`$46.88 a month${method ? ' by credit card' : ''}`).first()).toBeVisible()
  await expect(place.getByText('$562.56 in a year').first()).toBeVisible()
}

/** A list of facts has each part, and what they come to. */
async function expectFacts(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (const words of [
    '$602.55 a year by rollover',
    '$104.89 before stamp duty',
    '$46.88 a month by credit card',
    '$562.56',
    '$1,165.11 a year',
  ])
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible()
}

/** No page states the price of everything paid at once without the rebate. */
const expectNoWholePrice = (page: Page) => expect(page.getByText('$1,229.77')).toHaveCount(0)

/** All of it paid once a year: 15 % off the covers of the fund, of which the year costs $708.88. */
const REBATED = 'About $1,123 a year after the rebate'

async function toPayment(page: Page, who: Applicant): Promise<void> {
  await openQuote(page, {
    covers: { payThroughSuper: 'true', selectedCovers: ['life', 'tpd', 'criticalIllness'] },
    lifeCover: { amount: 600_000, lifeOwner: 'S' },
    tpdCover: {
      amountLinked: 400_000,
      amountStandalone: 0,
      tpdLinkTo: 'life',
      occupationType: 'any',
      extras: [],
      tpdOwner: 'S',
    },
    criticalIllnessCover: {
      amount: 150_000,
      criticalIllnessLinkTo: 'standalone',
      extras: [],
      criticalIllnessOwner: 'O',
    },
  })
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expect(page.getByRole('list', { name: 'Insurers still to answer' })).toBeHidden()
  const neota = quotes(page).getByRole('listitem').filter({ hasText: 'Neota Life' })
  await expect(neota).toContainText(REBATED)
  await expect(
    page.getByText(/insurers take 15% off the premium of cover that it owns alone\./),
  ).toBeVisible()
  await neota.getByRole('button', { name: /^Choose Neota Life/ }).click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  await expect(page.getByText(REBATED)).toBeVisible()
  await understandDuty(page, unseen)
  await acceptDocuments(page, unseen)
  await answerQuestionnaire(page, unseen)
  await giveDetails(page, who, unseen)
  await continueTo(page, 'Payment')
}

async function pay(page: Page): Promise<void> {
  await radio(page, 'Payment method', 'Enduring rollover').check()
  await authoriseRollover(page)
  await enterNumbers(page)
  await expect(page.getByText('Your fund pays $602.55 a year at today’s price.')).toBeVisible()
  await radio(page, 'How will you pay for the cover outside super?', 'Credit card').check()
  await radio(page, 'How often will you pay for the cover outside super?', 'Monthly').check()
  await enterCard(page, '4916338527067135', HOLDER.full)
  // Before Continue, in the page and beside it.
  await expectParts(page.getByRole('region', { name: 'What you’ll pay' }))
  await expectParts(page.getByRole('complementary'))
  await expectNoWholePrice(page)
}

/** From the payment to the last page; returns the reference. */
async function submit(page: Page, who: Applicant, title: string): Promise<string> {
  await continueTo(page, 'Beneficiaries')
  await expectParts(page.getByRole('complementary'))
  await nameBeneficiaries(page, who, unseen)
  await continueTo(page, 'Declarations')
  await expectParts(page.getByRole('complementary'))
  await expectFacts(page)
  await expectNoWholePrice(page)
  await expect(line(page, 'sent')).toBeVisible()
  await sign(page, unseen)
  await submitButton(page).click()
  return referenceShown(page, title)
}

/** Downloads the receipt of a page as data. */
async function receiptOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the data (JSON)' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

// Takes over 5 s: a whole application, its signature and its copy.
test('what a fund and a card pay is stated part by part, from the payment to the second signature', async ({
  page,
  context,
}) => {
  test.slow()
  const who = applicant(2)
  const { email = '', secondEmail = '' } = who
  await page.setViewportSize({ width: 320, height: 640 })
  await toPayment(page, who)
  await pay(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await submit(page, who, 'Waiting for the second signature')
  await expectFacts(page)
  await expectNoWholePrice(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const rows = await recordsOf('applications', await clientIdOf(page))
  expect(rows.find(({ reference }) => reference !== null)?.body).toMatchObject({
    applicationDetails: {
      compareProductDetails: {
        paymentFrequency: 'yearly',
        totalPremiumAmount: 1165.11,
        premiums: { life: 430.97, tpd: 171.58, criticalIllness: 562.56 },
        paymentParts: [
          { side: 'inside', method: 'enduringRollover', frequency: 'yearly', amount: 602.55, rebate: 104.89 },
          { side: 'outside', method: 'creditCard', frequency: 'monthly', amount: 46.88, perYear: 562.56 },
        ],
      },
    },
  })
  const receipt = await receiptOf(page)
  for (const words of [
    '$602.55 a year, by enduring rollover',
    '$46.88 a month, by credit card',
    '$1,165.11 a year',
  ])
    expect(receipt).toContain(words)
  expect(await mailedMatch(email, /What the cover costs[\s\S]*?in a year: \S+/)).toBe(MAILED)
  expect(await mailedMatch(secondEmail, /What the cover costs[\s\S]*?in a year: \S+/)).toBe(MAILED)

  const second = await context.newPage()
  await second.setViewportSize({ width: 320, height: 640 })
  await second.goto(await mailedMatch(secondEmail, /https?:\/\/\S+\/sign#\S+/))
  await second.getByRole('button', { name: 'Send me the code' }).click()
  await enterSignatureCode(second, await mailedMatch(secondEmail, CODE))
  await expect(heading(second, 'Sign as second policy holder')).toBeVisible()
  await expectParts(second.getByRole('main'), false)
  await expect(second.getByText(/credit card/i)).toHaveCount(0)
  await expectAccessible(second)
  await expectNoSidewaysScroll(second)
  await second.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await second.getByLabel('Type your full name to sign').fill('noor example')
  await second.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(second.getByRole('heading', { name: 'Thank you. You’ve signed' })).toBeFocused()
  const own = await receiptOf(second)
  for (const words of ['$602.55 a year', '$46.88 a month', '$1,165.11 a year']) expect(own).toContain(words)
  expect(own).not.toContain('credit card')
})

test('what a fund and a card pay is stated part by part on the last page of one, and on the copy by code', async ({
  page,
  context,
}) => {
  test.slow()
  const who = applicant(1)
  const { email = '' } = who
  await toPayment(page, who)
  await pay(page)
  await submit(page, who, 'Your application is with us')
  await expectFacts(page)
  await expectNoWholePrice(page)

  const copy = await context.newPage()
  await copy.goto(await mailedMatch(email, /https?:\/\/\S+\/application\/copy#\S+/))
  await copy.getByRole('button', { name: 'Send the code' }).click()
  await copy.getByLabel('Code').fill(await mailedCode(email))
  for (const [label, value] of Object.entries(bornFor('40')))
    await copy.getByLabel(label, { exact: true }).fill(value)
  await copy.getByRole('button', { name: 'Open the application' }).click()
  await expect(heading(copy, 'Your application is with us')).toBeVisible()
  await expectFacts(copy)
})
