import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { enterSignatureCode } from '../src/enterSignatureCode.ts'
import { makePerson } from '../src/identity.ts'
import {
  agree,
  CHECK,
  CONSENT,
  checkButton,
  enterLicence,
  enterMedicare,
  openCheckOf,
  REFERRED,
  storedOnDevice,
  VERIFIED,
} from '../src/identityCheck.ts'
import { pressOn, tabTo, typeInto } from '../src/keyboard.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { openAccount } from '../src/openSession.ts'
import { sentTransfer } from '../src/prepared/sentTransfer.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'
import { SECOND_OWNER_BORN } from '../src/transfer.ts'

const PHONE = { width: 320, height: 640 }

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const result = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

// Takes over 5 s: it checks an identity by two documents, by keyboard.
test('two documents verify a customer, by keyboard alone at 320 px, and nothing entered is on the device', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openCheckOf(page, 'Robin')
  await expectNoSidewaysScroll(page)
  const before = await storedOnDevice(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Tick the box if you agree to the check')
  await expectNoSidewaysScroll(page)
  await pressOn(page, page.getByRole('checkbox', { name: CONSENT }), 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Continue', exact: true }), 'Enter')
  await expect(result(page, 'Your details')).toBeFocused()
  // The account's details are prefilled; the documents are not.
  await expect(page.getByLabel('Last name')).toHaveValue('Sample')
  await expectNoSidewaysScroll(page)
  await pressOn(page, checkButton(page), 'Enter')
  await expect(page.getByRole('alert')).toContainText('Enter the licence number')
  await expect(page.getByRole('alert')).toBeFocused()
  await look(page)
  await tabTo(page, page.getByLabel('State or territory that issued it'))
  await page.keyboard.type('New South')
  await typeInto(page, page.getByLabel('Licence number'), '12345600')
  await typeInto(page, page.getByLabel('Card number', { exact: true }), '2034567800')
  await typeInto(page, page.getByLabel('Medicare card number'), '2000000020')
  await typeInto(page, page.getByLabel('Number next to your name'), '1')
  await pressOn(page, page.getByLabel('Green'), 'Space')
  await typeInto(page, page.getByRole('textbox', { name: 'Valid to' }), '08/2028')
  await page.keyboard.press('Enter')
  await expect(result(page, VERIFIED)).toBeFocused()
  await look(page)
  const after = await storedOnDevice(page)
  for (const entered of ['12345600', '2034567800', '2000000020']) expect(after).not.toContain(entered)
  expect(after.length).toBeLessThanOrEqual(before.length + 200)

  await pressOn(page, page.getByRole('link', { name: 'Back to your account' }).last(), 'Enter')
  await expect(heading(page, 'Your account')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /identity check \(/ })).toHaveCount(0)
})

test('a detail that does not match is named, and after the third try a person takes over', {
  tag: '@long',
}, async ({ page }) => {
  await openCheckOf(page, 'Alex')
  await agree(page)
  await enterLicence(page, '2034567801')
  await enterMedicare(page)
  const alert = page.getByRole('alert')
  for (const words of ['You can try 2 more times.', 'You can try once more.']) {
    await checkButton(page).click()
    await expect(alert).toContainText('Driver licence: check the card number')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('2034567801')
  }
  await expectAccessible(page)
  await expect(page.getByText('Your Medicare card matches. One more document and you’re done.')).toBeVisible()
  // The page reports the mismatch of an earlier visit before it asks anything again.
  await page.goto(CHECK)
  await expect(page.getByText('Driver licence: check the card number')).toBeVisible()
  await expect(page.getByText('You can try once more.')).toBeVisible()
  await agree(page)
  await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('')
  await enterLicence(page, '2034567801')
  await checkButton(page).click()
  await expect(result(page, REFERRED)).toBeFocused()
  await page.getByRole('link', { name: 'Back to your account' }).first().click()
  await expect(page.getByRole('heading', { name: 'Call us to finish your identity check' })).toBeVisible()
})

test('a document that records can’t decide about goes to a person at once', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openCheckOf(page, 'Kim')
  await agree(page)
  await enterLicence(page, '2034567802')
  await enterMedicare(page)
  await checkButton(page).click()
  await expect(result(page, REFERRED)).toBeFocused()
  await look(page)
  await page.reload()
  await expect(result(page, REFERRED)).toBeVisible()
})

test('photos of documents add up to 100 points, and are never on the device', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  const photo = await page.screenshot({ type: 'jpeg' })
  await openCheckOf(page, 'Jo')
  await page.getByRole('radio', { name: /^Send photos of documents/ }).check()
  await agree(page)
  await expect(page.getByText(/^0 of 100 points on the national list/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Driver licence', exact: true }).check()
  await expect(page.getByText(/^40 of 100 points on the national list, 60 of 100/)).toBeVisible()
  await expect(page.getByText('Add another document to reach 100 points.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Medicare card', exact: true }).check()
  await expect(page.getByText('That’s enough. You can carry on.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByLabel('State or territory that issued it').selectOption('NSW')
  await page.getByLabel('Licence number').fill('12345600')
  await page.getByLabel('Card number', { exact: true }).fill('2034567800')
  await page.getByLabel('Medicare card number').fill('2000000020')
  await page.getByLabel('Number next to your name').fill('1')
  await page.getByLabel('Green').check()
  await page.getByRole('textbox', { name: 'Valid to' }).fill('08/2028')
  const wrong = { name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from('text') }
  await page.getByLabel('Photo of your driver licence').setInputFiles(wrong)
  await expect(page.getByText('This isn’t a PDF, JPEG or PNG. Choose another file.')).toBeVisible()
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }
  await page.getByLabel('Photo of your driver licence').setInputFiles(file)
  await page.getByLabel('Photo of your Medicare card').setInputFiles(file)
  await expect(page.getByText(/^Ready to send\./)).toHaveCount(2)
  await look(page)
  const stored = await storedOnDevice(page)
  expect(stored).not.toMatch(/\b(Blob|File) of/)
  expect(stored).not.toMatch(/12345600|2034567800|2000000020|photo\.jpg/)
  await checkButton(page).click()
  await expect(result(page, VERIFIED)).toBeFocused()
  expect(await storedOnDevice(page)).not.toMatch(/\b(Blob|File) of/)
})

test('a second policy holder does theirs after signing, or later by a link of the first holder and a code', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const person = await makePerson()
  const email = `noor.${randomUUID().slice(0, 8)}@example.com`
  await sentTransfer({ customer: person, secondEmail: email })
  await openAccount(page, person)
  const tasks = page.getByRole('region', { name: 'What you need to do' })
  await expect(
    tasks.getByRole('heading', { name: 'Get the second signature for your transfer' }),
  ).toBeVisible()

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: PHONE })
  const other = await context.newPage()
  await other.goto(await mailedMatch(email, /https?:\/\/\S+\/sign#\S+/))
  await other.getByRole('button', { name: 'Send me the code' }).click()
  await enterSignatureCode(other, await mailedMatch(email, /(?<!AFSL )\b\d{6}\b/), SECOND_OWNER_BORN)
  await other.getByRole('checkbox', { name: 'I accept the terms and conditions', exact: true }).check()
  await other.getByLabel('Type your full name to sign').fill('Noor Example')
  await other.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(result(other, 'Thank you. You’ve signed')).toBeFocused()
  await expectNoSidewaysScroll(other)
  await checkButton(other).click()
  await expect(result(other, 'Before we start')).toBeVisible()
  await look(other)
  await other.close()

  await page.goto('/account')
  await tasks.getByRole('link', { name: /\(Remind Noor Example\)$/ }).click()
  await page.getByRole('button', { name: 'Email Noor Example a link' }).click()
  await expect(
    page.getByText('We’ve emailed a link to n•••@example.com. It works for 14 days.'),
  ).toBeVisible()
  await expectAccessible(page)

  const again = await context.newPage()
  await again.goto(await mailedMatch(email, /https?:\/\/\S+\/sign#identity=\S+/))
  await expect(heading(again, 'Confirm who you are')).toBeVisible()
  expect(again.url()).not.toContain('#')
  await look(again)
  await again.getByRole('button', { name: 'Send me the code' }).click()
  const [code = ''] =
    /(?<!AFSL )\b\d{6}\b/.exec(
      await mailedMatch(email, /start your identity check[\s\S]*?(?<!AFSL )\b\d{6}\b/),
    ) ?? []
  await enterSignatureCode(again, code, SECOND_OWNER_BORN)
  await expect(result(again, 'Before we start')).toBeVisible()
  await agree(again)
  await expect(again.getByLabel('Given names')).toHaveValue('Noor')
  await enterLicence(again, '2034567800')
  await enterMedicare(again)
  await checkButton(again).click()
  await expect(result(again, VERIFIED)).toBeFocused()
  await expectNoSidewaysScroll(again)
  expect(await storedOnDevice(again)).not.toMatch(/12345600|2034567800|2000000020/)
  await page.goto(CHECK)
  await expect(page.getByRole('article', { name: /^Noor Example, / })).toContainText('Done')
  await context.close()
})
