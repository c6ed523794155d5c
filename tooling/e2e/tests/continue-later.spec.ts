import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answerAboutYou, answerDependants, continueTo, heading } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { CODE, mailLink, openLink } from '../src/mailLink.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'
import { ABOUT_YOU } from '../src/toStep.ts'
import { untilSent } from '../src/untilSent.ts'

async function toDependants(page: Page): Promise<void> {
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
}

const drafts = (page: Page) => page.getByRole('region', { name: 'Continue where you left off' })

// Takes over 5 s: it walks into the calculator, leaves and comes back, with axe at two widths.
test('the home page offers to go on where one left off', async ({ page }) => {
  await page.goto('/')
  await expect(drafts(page)).toBeHidden()
  await toDependants(page)
  await answerDependants(page)
  await untilSent(page, () => continueTo(page, 'Assets and debts'))
  await page.goto('/')
  await expect(drafts(page)).toContainText(
    /Last saved \d+ \w+ \d{4}, \d+:\d\d [ap]m\. Kept on this device until/,
  )
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: 'Continue Life insurance calculator' }).click()
  await expect(heading(page, 'Assets and debts')).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Delete: Life insurance calculator' }).click()
  await page.getByRole('button', { name: 'Delete these answers' }).click()
  await expect(drafts(page).getByRole('status')).toContainText(
    'We’ve deleted your answers for “Life insurance calculator” from this device.',
  )
  await page.reload()
  await expect(drafts(page)).toBeHidden()
  await page.goto(ABOUT_YOU)
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('')
})

test('answers go to another device by a mailed link and a code, once', async ({
  page,
  browser,
  baseURL,
  trouble,
}) => {
  trouble.expect(/^422 \/api\/v1\/resume$/, 'the link is used up')
  const email = `link.${randomUUID().slice(0, 8)}@example.com`
  await toDependants(page)
  const link = await mailLink(page, email)
  const otherTab = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await otherTab.newPage()
  const answer = await other.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(heading(other, 'Continue where you left off')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Send the code' }).click()
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Enter the six digits')
  const code = await mailedMatch(email, CODE)
  await other.getByLabel('Code').fill(code === '123456' ? '123457' : '123456')
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('The code may be wrong or too old')
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await other.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(heading(other, 'Your dependants')).toBeVisible()
  await other.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(other.getByLabel('Your age', { exact: true })).toHaveValue('34')
  await other.reload()
  await expect(other.getByLabel('Your age', { exact: true })).toHaveValue('34')
  await otherTab.close()
  // Used once, the link opens nothing more.
  await page.goto(link)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('the link has already been used')
})

for (const [choice, age, tag] of [
  ['Use the answers from the link', '34', ['@long']],
  ['Keep the answers on this device', '50', []],
] as const) {
  test(`a link never replaces answers of this device without asking: ${choice}`, { tag: [...tag] }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = `link.${randomUUID().slice(0, 8)}@example.com`
    await toDependants(page)
    const link = await mailLink(page, email)
    const otherTab = await browser.newContext({ ...(baseURL && { baseURL }) })
    const other = await otherTab.newPage()
    await other.goto(ABOUT_YOU)
    await other.getByLabel('Your age', { exact: true }).fill('50')
    await expect(other.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()
    await openLink(other, link, email)
    await expect(other.getByText('You have other answers on this device')).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('button', { name: choice }).click()
    await expect(other).toHaveURL(/life-insurance-calculator/)
    await other.goto(ABOUT_YOU)
    await expect(other.getByLabel('Your age', { exact: true })).toHaveValue(age)
    await otherTab.close()
  })
}

test('the page says so when it is opened without a link', async ({ page }) => {
  await page.goto('/continue')
  await expect(page.getByText('This page needs the link from our email.')).toBeVisible()
  await expectAccessible(page)
})
