import { bornFor } from '../src/application/giveDetails.ts'
import { heading } from '../src/calculator.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { sentApplication } from '../src/prepared/sentApplication.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const LINK = /https?:\/\/\S+\/application\/copy#\S+/
const CODE = /\bcode is \d{6}\b/
const PHONE = { width: 320, height: 640 }

test('the copy opens on another device by a mailed code and the date of birth, and again after a reload', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^422 \/api\/v1\/application\/[\w-]+\/copy\/confirm$/, 'a wrong code is refused')
  const { email, age, reference } = await sentApplication()
  const link = await mailedMatch(email, LINK)

  await page.setViewportSize(PHONE)
  const look = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
  await expect(heading(page, 'Open your application')).toBeVisible()
  await look()

  await page.getByRole('button', { name: 'Send the code' }).click()
  const [code = ''] = /\d{6}/.exec(await mailedMatch(email, CODE)) ?? []
  const enter = async (born: Readonly<Record<string, string>>) => {
    await page.getByLabel('Code').fill(code)
    for (const [label, value] of Object.entries(born))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Open the application' }).click()
  }
  await page.getByRole('button', { name: 'Open the application' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the first policy holder’s date of birth')
  await look()
  await enter(bornFor(String(Number(age) + 1)))
  await expect(page.getByText(/^We couldn’t open the application with those details\./)).toBeVisible()
  await look()
  await enter(bornFor(age))
  await expect(heading(page, 'Your application is with us')).toBeVisible()
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  await look()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the data (JSON)' }).click()
  expect((await downloading).suggestedFilename()).toBe(`receipt-${reference}.json`)

  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toContain(code)
  expect(addresses.filter((address) => address.includes(code))).toEqual([])
  await page.reload()
  await expect(heading(page, 'Open your application')).toBeVisible()
  await expect(page.getByText(reference, { exact: true })).toBeHidden()
})

test('the page says so when its link is incomplete', { tag: '@long' }, async ({ page }) => {
  await page.goto('/application/copy')
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
  await expectAccessible(page)
})
