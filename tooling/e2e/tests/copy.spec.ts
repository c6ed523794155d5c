import { randomUUID } from 'node:crypto'
import { lifeOnly } from '../src/application/Applicant.ts'
import { applyForCover } from '../src/application/applyForCover.ts'
import { bornFor } from '../src/application/giveDetails.ts'
import { heading } from '../src/calculator.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const LINK = /https?:\/\/\S+\/application\/copy#\S+/
const CODE = /\bcode is \d{6}\b/
const PHONE = { width: 320, height: 640 }

test('the copy opens on another device by a mailed code and the date of birth, and again after a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = `zoe.${randomUUID().slice(0, 8)}@example.com`
  const { reference } = await applyForCover(page, { ...lifeOnly, email })
  const link = await mailedMatch(email, LINK)

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: PHONE })
  const other = await context.newPage()
  const look = async () => {
    await expectAccessible(other)
    await expectNoSidewaysScroll(other)
  }
  const addresses: string[] = []
  other.on('request', (request) => addresses.push(request.url()))
  const answer = await other.goto(link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
  await expect(heading(other, 'Open your application')).toBeVisible()
  await look()

  await other.getByRole('button', { name: 'Send the code' }).click()
  const [code = ''] = /\d{6}/.exec(await mailedMatch(email, CODE)) ?? []
  const enter = async (born: Readonly<Record<string, string>>) => {
    await other.getByLabel('Code').fill(code)
    for (const [label, value] of Object.entries(born))
      await other.getByLabel(label, { exact: true }).fill(value)
    await other.getByRole('button', { name: 'Open the application' }).click()
  }
  await other.getByRole('button', { name: 'Open the application' }).click()
  await expect(other.getByRole('alert')).toContainText('Enter the first policy holder’s date of birth')
  await look()
  await enter(bornFor('41'))
  await expect(other.getByText(/^We couldn’t open the application with these\./)).toBeVisible()
  await look()
  await enter(bornFor('40'))
  await expect(heading(other, 'Your application is in review')).toBeVisible()
  await expect(other.getByText(reference, { exact: true })).toBeVisible()
  await look()
  const downloading = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Download the data (JSON)' }).click()
  expect((await downloading).suggestedFilename()).toBe(`receipt-${reference}.json`)

  const stored = await other.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toContain(code)
  expect(addresses.filter((address) => address.includes(code))).toEqual([])
  await other.reload()
  await expect(heading(other, 'Open your application')).toBeVisible()
  await expect(other.getByText(reference, { exact: true })).toBeHidden()
  await context.close()
})

test('the page says so when its link is incomplete', async ({ page }) => {
  await page.goto('/application/copy')
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
  await expectAccessible(page)
})
