import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { survivesReload } from '../src/application/survivesReload.ts'
import { continueTo, heading } from '../src/calculator.ts'
import { downloadedText } from '../src/downloadedText.ts'
import { enterSignatureCode } from '../src/enterSignatureCode.ts'
import { line } from '../src/expectedSaveLines.ts'
import { LOST_CONNECTION } from '../src/faultTest.ts'
import { pressOn, typeInto } from '../src/keyboard.ts'
import { layoutShift } from '../src/layoutShift.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'
import {
  addOther,
  enterPolicies,
  enterPolicy,
  giveOwner,
  HOLDERS,
  OWNER,
  OWNER_NAME,
  policyGroup,
  SAVE_TRANSFER,
  SECOND_OWNER_BORN,
  savedTransfer,
  signTransfer,
  submitTransfer,
  toPolicies,
} from '../src/transfer.ts'

const LINK = /https?:\/\/\S+\/sign#\S+/
const CODE = /(?<!AFSL )\b\d{6}\b/
const REFERENCE = /\b[ACDEFGHJKMNPQRTVWXY3479]{8}\b/
const PHONE = { width: 320, height: 640 }
const UNDER_WAY = 'Your transfer is under way'

const FIVE = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Mallee Life Company', number: 'MLC0012345' },
  { insurer: 'Accord Life', number: 'AC123456K' },
  { insurer: 'Neota Life', number: null },
  { insurer: 'Ingleside Life', number: '100 234 5678', name: 'Noor Example' },
]

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

// Takes over 5 s: it walks a transfer from its first step to its letter.
test('one holder and one policy, at 320 px, to the row in the database and the letter', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Transfer an existing policy' }).first().click()
  await expect(heading(page, 'Policy holders')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A transfer isn’t a new policy' })).toBeVisible()
  await expect(page.getByText('Don’t cancel your cover')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(9)
  await giveOwner(page)
  await survivesReload(page)
  await continueTo(page, 'Policies to transfer')
  await enterPolicies(page, FIVE.slice(0, 1))
  await survivesReload(page)
  await expectNoSidewaysScroll(page)
  await expect.poll(async () => (await savedTransfer(page)).status).toBe('partial')
  await continueTo(page, 'Terms and conditions')
  await expectNoSidewaysScroll(page)
  await signTransfer(page)
  await submitTransfer(page).click()
  await expect(heading(page, UNDER_WAY)).toBeVisible()
  await look(page)
  const reference = REFERENCE.exec(await page.getByRole('main').innerText())?.[0]
  expect(await savedTransfer(page)).toMatchObject({
    status: 'in-progress',
    reference,
    active: ['ZUR ZU-889120'],
    discontinued: [],
    second: null,
  })
  const policies = page.getByRole('list', { name: 'Where each policy is up to' })
  const zurella = policies.getByRole('article', { name: 'Zurella' })
  await expect(zurella).toContainText('Sent')
  const [, since = '', expected = ''] =
    /Since (\d+ \w+ \d{4})\. Expected by (\d+ \w+ \d{4})/.exec(await zurella.innerText()) ?? []
  expect(Date.parse(`${expected} UTC`)).toBeGreaterThan(Date.parse(`${since} UTC`))
  await expect(page.getByText('Insurers usually take a few weeks.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the letter to Zurella' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.reload()
  await expect(heading(page, UNDER_WAY)).toBeVisible()
  await page.goto(HOLDERS)
  await expect(heading(page, UNDER_WAY)).toBeVisible()
})

// Takes over 5 s: it walks a transfer to its end.
test('a person with one name gives it as first and last name, and signs with it once', async ({ page }) => {
  await page.goto(HOLDERS)
  await giveOwner(page)
  const you = page.getByRole('group', { name: 'You', exact: true })
  const first = you.getByLabel('First name', { exact: true })
  await expect(first).toHaveAccessibleDescription('Only one name? Use it as the first and last name.')
  await first.fill('Suharto')
  await you.getByLabel('Last name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const words = 'Enter your last name. If you only have one name, use it as your first and last name'
  await page.getByRole('alert').getByRole('link', { name: words }).click()
  await page.keyboard.type('Suharto')
  await continueTo(page, 'Policies to transfer')
  await enterPolicy(page, 1, { insurer: 'Zurella', number: 'ZU-889120', name: 'Suharto' })
  await continueTo(page, 'Terms and conditions')
  await expect(page.getByRole('main')).toContainText('Suharto')
  await expect(page.getByRole('main')).not.toContainText('Suharto Suharto')
  await signTransfer(page, 'Suharto Example')
  await submitTransfer(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /Suharto/ })).not.toHaveText(
    /Suharto Suharto/,
  )
  await signTransfer(page, 'Suharto')
  await submitTransfer(page).click()
  await expect(heading(page, UNDER_WAY)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Suharto Suharto')
  const letter = await downloadedText(page, () =>
    page.getByRole('button', { name: 'Download the letter to Zurella' }).click(),
  )
  expect(letter).toMatch(/Signed electronically by Suharto on \d+ \w+ \d{4}\./)
  expect(letter).not.toContain('Suharto Suharto')
})

test('two holders and five policies: edited, removed, undone, signed by both', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = `noor.${randomUUID().slice(0, 8)}@example.com`
  await page.goto(HOLDERS)
  await giveOwner(page)
  await addOther(page, email)
  await continueTo(page, 'Policies to transfer')
  await enterPolicies(page, FIVE)
  await enterPolicy(page, 2, { insurer: 'Mallee Life Company', number: 'MLC0099999' })
  await continueTo(page, 'Terms and conditions')
  await expect.poll(async () => (await savedTransfer(page)).active).toHaveLength(5)

  await page.getByRole('link', { name: /^Change ?: Policies$/ }).click()
  await page.getByRole('button', { name: 'Remove Policy 3' }).click()
  await page.getByRole('button', { name: 'Remove Policy 3' }).click()
  await expect(page.getByText('Policy 3 isn’t part of the transfer any more.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(policyGroup(page, 3).getByLabel('Policy number', { exact: true })).toHaveValue('AC123456K')
  await page.getByRole('button', { name: 'Remove Policy 1' }).click()
  await page.getByRole('button', { name: 'Remove Policy 1' }).click()
  await continueTo(page, 'Terms and conditions')
  await expect.poll(async () => (await savedTransfer(page)).discontinued).toEqual(['ZUR ZU-889120'])
  expect((await savedTransfer(page)).active).toEqual([
    'MLC MLC0099999',
    'ACC AC123456K',
    'NEO null',
    'ING 100 234 5678',
  ])
  await signTransfer(page)
  await submitTransfer(page).click()
  await expect(heading(page, 'Waiting for the second signature')).toBeVisible()
  await expect(page.getByText('You can download the letters here once everyone has signed.')).toBeVisible()

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: PHONE })
  const other = await context.newPage()
  await other.goto(await mailedMatch(email, LINK))
  await other.getByRole('button', { name: 'Send me the code' }).click()
  await enterSignatureCode(other, await mailedMatch(email, CODE), SECOND_OWNER_BORN)
  await expect(other.getByRole('heading', { name: 'What you’re signing' })).toBeFocused()
  await expect(other.getByText('Policy number not known')).toBeVisible()
  await expectNoSidewaysScroll(other)
  await other.getByRole('checkbox', { name: 'I accept the terms and conditions', exact: true }).check()
  await other.getByLabel('Type your full name to sign').fill('noor example')
  await other.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Thank you. You’ve signed' })).toBeFocused()
  await look(other)
  await context.close()

  await page.reload()
  await expect(heading(page, UNDER_WAY)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download the letter to/ })).toHaveCount(4)
})

test('a removed second holder is sent as discontinued, and comes back by Undo', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(HOLDERS)
  await giveOwner(page)
  await addOther(page, 'noor@example.com')
  await continueTo(page, 'Policies to transfer')
  await expect.poll(async () => (await savedTransfer(page)).second).toBe('Active')
  await page.getByRole('link', { name: 'Back' }).click()
  const second = page.getByRole('group', { name: 'Second policy holder', exact: true })
  await second.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second.getByLabel('First name', { exact: true })).toHaveValue('Noor')
  await second.getByRole('button', { name: 'Remove' }).click()
  await continueTo(page, 'Policies to transfer')
  await expect.poll(async () => (await savedTransfer(page)).second).toBe('Discontinued')
})

const scheduleField = (page: Page) => policyGroup(page, 1).getByLabel(/^Photo or PDF of the policy schedule/)

async function chooseSchedule(page: Page): Promise<void> {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await scheduleField(page).setInputFiles({ name: 'schedule.png', mimeType: 'image/png', buffer: png })
}

test('a schedule that is chosen before the answers are saved goes once they are', { tag: '@long' }, async ({
  page,
  trouble,
}) => {
  trouble.expect(
    /^404 \/api\/v1\/transferpolicy\/[\w-]+\/files\/1$/,
    'the server doesn’t know the draft before its first save',
  )
  let release = () => undefined as unknown
  const held = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  await page.route(SAVE_TRANSFER, async (route) => {
    await held
    await route.continue()
  })
  const refused = page.waitForResponse(
    (answer) => answer.url().includes('/files/') && answer.status() === 404,
  )
  await toPolicies(page)
  await chooseSchedule(page)
  await refused
  release()
  await expect(page.getByText('Sent. We don’t store it on this device.')).toBeVisible()
})

test('a schedule that is chosen offline goes once the device is online again', { tag: '@long' }, async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await toPolicies(page)
  await expect(line(page, 'sent')).toBeVisible()
  await context.setOffline(true)
  await chooseSchedule(page)
  await expect(page.getByText(/^We couldn’t connect\. It hasn’t been sent yet\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sent. We don’t store it on this device.')).toBeVisible()
})

test('a photo of the schedule is checked and sent, and no device stores it', { tag: '@long' }, async ({
  page,
}) => {
  await toPolicies(page)
  await expect(line(page, 'sent')).toBeVisible()
  const pretending = { name: 'schedule.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') }
  await scheduleField(page).setInputFiles(pretending)
  await expect(page.getByText('This isn’t a PDF, JPEG or PNG. Choose another file.')).toBeVisible()
  await chooseSchedule(page)
  await expect(page.getByText('Sent. We don’t store it on this device.')).toBeVisible()
  await enterPolicies(page, FIVE.slice(0, 1))
  await page.reload()
  await expect(page.getByText('The schedule you sent')).toBeVisible()
})

/** The backend gets it, and its answer is lost. */
const loseOnce = (page: Page) =>
  page.route(
    '**/api/v1/transferpolicy',
    async (route: Route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

test('F2: a submission whose answer was lost is one row, with the reference that is shown', {
  tag: '@long',
}, async ({ page, trouble }) => {
  trouble.expect(/^ERR_CONNECTION_RESET \/api\/v1\/transferpolicy$/, 'the answer is lost')
  await toPolicies(page)
  await enterPolicies(page, FIVE.slice(0, 1))
  await continueTo(page, 'Terms and conditions')
  await expect.poll(async () => (await savedTransfer(page)).active).toHaveLength(1)
  await signTransfer(page)
  await loseOnce(page)
  await submitTransfer(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t connect' })).toBeInViewport()
  await submitTransfer(page).click()
  await expect(heading(page, UNDER_WAY)).toBeVisible()
  const { status, reference } = await savedTransfer(page)
  expect(status).toBe('in-progress')
  await expect(page.getByText(String(reference))).toBeVisible()
})

test('the whole transfer with the keyboard alone', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await page.goto(HOLDERS)
  const you = page.getByRole('group', { name: 'You', exact: true })
  for (const [label, value] of Object.entries(OWNER))
    await typeInto(page, you.getByLabel(label, { exact: true }), value)
  await typeInto(page, you.getByLabel('State or territory', { exact: true }), 'NSW')
  await pressOn(page, page.getByRole('button', { name: 'Continue', exact: true }), 'Enter')
  await expect(heading(page, 'Policies to transfer')).toBeFocused()
  await typeInto(page, policyGroup(page, 1).getByLabel('Insurer', { exact: true }), 'Zur')
  await pressOn(page, policyGroup(page, 1).getByLabel('I do not have my number'), 'Space')
  await typeInto(page, policyGroup(page, 1).getByLabel('Name on the policy', { exact: true }), OWNER_NAME)
  await pressOn(page, page.getByRole('button', { name: 'Continue', exact: true }), 'Enter')
  await expect(heading(page, 'Terms and conditions')).toBeFocused()
  await pressOn(page, page.getByRole('checkbox', { name: 'I accept the terms and conditions' }), 'Space')
  await typeInto(page, page.getByLabel('Type your full name to sign'), OWNER_NAME)
  await pressOn(page, submitTransfer(page), 'Enter')
  await expect(heading(page, UNDER_WAY)).toBeVisible()
})

test('the panel beside the first step is there, and stays, before its code comes', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/HoldersAside-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  const requested = page.waitForRequest('**/assets/HoldersAside-*.js')
  await page.goto(HOLDERS)
  await requested
  const aside = page.getByRole('complementary', { name: 'About this step' })
  const link = aside.getByRole('link', { name: 'Ask us about it' })
  await expect(link).toHaveAttribute('href', '/contact-request?topic=transfer')
  await page.getByLabel('First name').fill('Robin')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(8)
  await expect(aside.getByText('Zurella', { exact: true })).toBeVisible()
  const place = await link.boundingBox()
  const shifted = await layoutShift(page)
  const answered = page.waitForResponse('**/assets/HoldersAside-*.js')
  released.resolve()
  await answered
  await page.waitForLoadState('networkidle')
  expect(await link.boundingBox()).toEqual(place)
  expect(await layoutShift(page)).toBe(shifted)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact-request?topic=transfer')
})
