import type { Page } from '@playwright/test'
import { answerAboutYou, continueTo, heading } from '../src/calculator.ts'
import { expectSignedIn, makePerson } from '../src/identity.ts'
import { openAccount } from '../src/openSession.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const ABOUT_YOU = '/life-insurance-calculator/about-you'
const NONE = /^No claims, .*, drafts, saved quotes or documents yet\./

const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts', exact: true })
const wayOn = (page: Page) =>
  drafts(page).getByRole('link', { name: 'Continue Life insurance calculator', exact: true })

/** Answers the first step on this device, until the account has it. */
async function begin(page: Page): Promise<void> {
  await page.goto(ABOUT_YOU)
  await expectSignedIn(page)
  await answerAboutYou(page)
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/drafts/calculator') &&
      response.request().method() === 'PUT' &&
      (response.request().postData() ?? '').includes('"furthest":"dependents"'),
  )
  await continueTo(page, 'Your dependants')
  expect((await stored).status()).toBe(200)
}

// Takes over 5 s: two browsers, each of which opens the account, the flow and the account again.
test('what was begun on one device is in the account of the other, goes on there, and is deleted from both', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await makePerson()
  await openAccount(page, person)
  await expect(drafts(page)).toContainText(NONE)
  await begin(page)

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openAccount(other, person)
  await expect(drafts(other)).toContainText(/Kept in your account until \d+ \w+ \d{4}\./)
  for (const width of [1280, 390, 320]) {
    await other.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(other)
    await drafts(other).screenshot({ path: test.info().outputPath(`drafts-${width}.png`) })
  }
  await expectAccessible(other)
  await wayOn(other).click()
  await expect(heading(other, 'Your dependants')).toBeVisible()
  await other.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(heading(other, 'About you')).toBeVisible()
  await expect(other.getByLabel('Your age', { exact: true })).toHaveValue('34')

  await other.goto('/account')
  await expect(drafts(other)).toContainText(/Kept on this device and in your account until/)
  await drafts(other).getByRole('button', { name: 'Delete: Life insurance calculator' }).click()
  await drafts(other).getByRole('button', { name: 'Delete these answers' }).click()
  await expect(drafts(other)).toContainText('You haven’t got anything to finish.')
  await other.reload()
  await expect(drafts(other)).toContainText(NONE)
  await expect(wayOn(other)).toHaveCount(0)
  await context.close()

  // The first device still has its own.
  await page.goto('/account')
  await expect(drafts(page)).toContainText(/Kept on this device until/)
  await expect(wayOn(page)).toBeVisible()
})
