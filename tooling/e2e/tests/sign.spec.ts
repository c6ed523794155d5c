import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { employee } from '../src/application/Applicant.ts'
import { applyForCover } from '../src/application/applyForCover.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { heading } from '../src/calculator.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const LINK = /https?:\/\/\S+\/sign#\S+/
const CODE = /\b\d{6}\b/
const textOf = async (download: Download) => readFile(await download.path(), 'utf8')
const PHONE = { width: 320, height: 640 }

test('the second policy holder signs on a device of their own, which puts the application into review', async ({
  page,
  browser,
  baseURL,
  trouble,
}) => {
  test.slow()
  trouble.allow(/422/)
  const secondEmail = `noor.${randomUUID().slice(0, 8)}@example.com`
  await page.setViewportSize(PHONE)
  const title = 'Waiting for the second signature'
  await applyForCover(page, { ...employee, owners: 2, secondEmail }, { title })
  await expect(page.getByText(/^Waiting for the second signature, sent on \d+ \w+ \d{4}\.$/)).toBeVisible()
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: PHONE })
  const other = await context.newPage()
  const look = async () => {
    await expectAccessible(other)
    await expectNoSidewaysScroll(other)
  }
  const answer = await other.goto(await mailedMatch(secondEmail, LINK))
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(heading(other, 'Sign as second policy holder')).toBeVisible()
  expect(other.url()).not.toContain('#')
  await expectNoSidewaysScroll(other)

  await other.getByRole('button', { name: 'Send me the code' }).click()
  await other.getByLabel('Code').fill('12')
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Enter the six digits of the code')
  await look()
  await other.getByLabel('Code').fill(await mailedMatch(secondEmail, CODE))
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'What you’re signing' })).toBeFocused()
  await expect(other.getByText('Zoë O’Neill-Ngô and Noor Example')).toBeVisible()
  await expect(other.getByText(secondEmail)).toBeVisible()
  await expect(other.getByText('970-001')).toBeHidden()
  await look()

  await other.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Tick the box to make these declarations')
  await other.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await other.getByLabel('Type your full name to sign').fill('noor example')
  await other.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Thank you. You’ve signed' })).toBeFocused()
  await look()
  const [ownFile] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Download the data (JSON)' }).click(),
  ])
  expect(ownFile.suggestedFilename()).toMatch(/^receipt-[A-Z\d]{8}-2\.json$/)
  expect(await textOf(ownFile)).toContain('Noor')
  expect(await textOf(ownFile)).not.toMatch(/970-001|zoe@example|questionnaire\.values/)

  const [stored] = await recordsOf('applications', await clientIdOf(page))
  expect(stored).toMatchObject({ status: 'in-review' })
  await mailedMatch('zoe@example.com', /The second policy holder signed application/)

  // Used once, the link signs nothing more.
  const again = await context.newPage()
  await again.goto(await mailedMatch(secondEmail, LINK))
  await again.getByRole('button', { name: 'Send me the code' }).click()
  await expect(again.getByRole('heading', { name: 'This has been signed already' })).toBeVisible()
  // It still leads to their receipt, by another code.
  await again.getByRole('button', { name: 'Send me a code', exact: true }).click()
  const [code = ''] = CODE.exec(await mailedMatch(secondEmail, /receipt[\s\S]*\b\d{6}\b/)) ?? []
  await again.getByLabel('Code').fill(code)
  await again.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(again.getByText(/^You signed this application on /)).toBeVisible()
  const [pdf] = await Promise.all([
    again.waitForEvent('download'),
    again.getByRole('button', { name: 'Download as PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^receipt-[A-Z\d]{8}-2\.pdf$/)
  await expectAccessible(again)
  await context.close()
})

test('the page says so when it is opened without a link', async ({ page }) => {
  await page.goto('/sign')
  await expect(page.getByRole('heading', { name: 'We can’t open this link' })).toBeVisible()
  await expectAccessible(page)
})
