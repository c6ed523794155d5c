import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { bornFor } from '../src/application/giveDetails.ts'
import { recordsOf } from '../src/backendRecords.ts'
import { heading } from '../src/calculator.ts'
import { enterSignatureCode } from '../src/enterSignatureCode.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { newSecondEmail, sentApplication } from '../src/prepared/sentApplication.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const LINK = /https?:\/\/\S+\/sign#\S+/
const CODE = /(?<!AFSL )\b\d{6}\b/
const textOf = async (download: Download) => readFile(await download.path(), 'utf8')
const PHONE = { width: 320, height: 640 }

// Takes over 5 s: it signs an application on a second device, with a code from the mailbox.
test('the second policy holder signs on a device of their own, which puts the application into review', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/^422 \/api\/v1\/signatures\//, 'a wrong code, and a link that is used up, are refused')
  const secondEmail = newSecondEmail()
  const { email, clientId } = await sentApplication(secondEmail)
  expect(await recordsOf('applications', clientId)).toMatchObject([
    { status: 'waiting-for-second-signature' },
  ])

  await page.setViewportSize(PHONE)
  const look = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const answer = await page.goto(await mailedMatch(secondEmail, LINK))
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(heading(page, 'Sign as second policy holder')).toBeVisible()
  expect(page.url()).not.toContain('#')
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the six digits of the code')
  await expect(page.getByRole('alert')).toContainText('Enter your date of birth')
  await look()
  const signingCode = await mailedMatch(secondEmail, CODE)
  await enterSignatureCode(page, signingCode, bornFor('41'))
  await expect(page.getByText(/^The code and the date of birth don’t match what we have\./)).toBeVisible()
  await expect(page.getByText(secondEmail)).toBeHidden()
  await look()
  await enterSignatureCode(page, signingCode)
  await expect(page.getByRole('heading', { name: 'What you’re signing' })).toBeFocused()
  await expect(page.getByText('Zoë O’Neill-Ngô and Noor Example')).toBeVisible()
  await expect(page.getByText(secondEmail)).toBeVisible()
  await expect(page.getByText('970-001')).toBeHidden()
  await look()

  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Tick the box to make these declarations')
  await page.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await page.getByLabel('Type your full name to sign').fill('noor example')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. You’ve signed' })).toBeFocused()
  await look()
  const [ownFile] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the data (JSON)' }).click(),
  ])
  expect(ownFile.suggestedFilename()).toMatch(/^receipt-[A-Z\d]{8}-2\.json$/)
  expect(await textOf(ownFile)).toContain('Noor')
  expect(await textOf(ownFile)).not.toMatch(/970-001|questionnaire\.values/)
  expect(await textOf(ownFile)).not.toContain(email)

  expect(await recordsOf('applications', clientId)).toMatchObject([{ status: 'in-review' }])
  await mailedMatch(email, /The second policy holder signed application/)

  // Used once, the link signs nothing more.
  const again = await context.newPage()
  await again.goto(await mailedMatch(secondEmail, LINK))
  await again.getByRole('button', { name: 'Send me the code' }).click()
  await expect(again.getByRole('heading', { name: 'This is already signed' })).toBeVisible()
  // It still leads to their receipt, by another code.
  await again.getByRole('button', { name: 'Send me a code', exact: true }).click()
  const [code = ''] = CODE.exec(await mailedMatch(secondEmail, /receipt[\s\S]*(?<!AFSL )\b\d{6}\b/)) ?? []
  await enterSignatureCode(again, code)
  await expect(again.getByText(/^You signed this application on /)).toBeVisible()
  const [pdf] = await Promise.all([
    again.waitForEvent('download'),
    again.getByRole('button', { name: 'Download as PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^receipt-[A-Z\d]{8}-2\.pdf$/)
  await expectAccessible(again)
})

test('the page says so when it is opened without a link', { tag: '@long' }, async ({ page }) => {
  await page.goto('/sign')
  await expect(page.getByRole('heading', { name: 'We can’t open this link' })).toBeVisible()
  await expectAccessible(page)
})
