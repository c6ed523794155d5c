import type { Page } from '@playwright/test'
import { answerAboutYou, continueTo, heading } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { expect, test } from '../src/faultTest.ts'
import { fillFromAddress, setWithoutKeys } from '../src/fillForm.ts'
import { GOOD_PASSWORD, latestCode, makePerson, newEmail, signInByPage } from '../src/identity.ts'
import { expectSavedOnce, expectShown } from '../src/nothingLost.ts'
import { ABOUT_YOU, toPersonalDetails } from '../src/toStep.ts'

const age = (page: Page) => page.getByLabel('Your age', { exact: true })
const salary = (page: Page) => page.getByLabel('Annual salary before tax', { exact: true })

// `pnpm bench keys` measures the cost of a key beside such a text.
test('F56: a megabyte in a field is refused with a message and kept, and the flow goes on', async ({
  page,
}) => {
  const huge = '9'.repeat(1_000_000)
  await page.goto(ABOUT_YOU)
  await salary(page).fill(huge)
  await age(page).fill('34')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(salary(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(salary(page)).toHaveAccessibleDescription(/Enter an amount|in dollars/)
  await salary(page).press('End')
  await salary(page).press('1')
  expect((await salary(page).inputValue()) === `${huge}1`).toBe(true)
  await age(page).fill('')
  const digits = '1234567890'
  await age(page).pressSequentially(digits)
  await expect(age(page)).toHaveValue(digits)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
})

test('F56: names and words of 10,000 characters are refused with a message and kept', {
  tag: '@long',
}, async ({ page }) => {
  const long = 'Ng'.repeat(5_000)
  const words = 'a '.repeat(5_000)
  await page.goto('/contact-request')
  const name = page.getByLabel('Your name')
  await name.fill(long)
  await page.getByLabel('Your message').fill(words)
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(name).toHaveAccessibleDescription(/Enter your name/)
  await expect(page.getByLabel('Your message')).toHaveAccessibleDescription(/Shorten your message to 4,000/)
  await name.press('End')
  await name.pressSequentially('abcde')
  await expect(name).toHaveValue(`${long}abcde`)
  await expect(page.getByLabel('Your message')).toHaveValue(words)

  await toPersonalDetails(page)
  const occupation = page.getByRole('combobox', { name: 'Occupation' })
  await occupation.fill('ab '.repeat(3_333))
  await occupation.pressSequentially('abcde')
  await expect(occupation).toHaveValue(`${'ab '.repeat(3_333)}abcde`)
})

/** Decomposed, as some keyboards enter it; the field composes it on blur. */
const DECOMPOSED = 'Nguyễn Thị Hồng'.normalize('NFD')

test('F57: names in any script are shown as they are sent: composed, with one apostrophe', async ({
  page,
}) => {
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/'))
      posted.push(request.postData() ?? '')
  })
  const names = [
    ["Seán O’Brien-O'Neill", 'Seán O’Brien-O’Neill'],
    [DECOMPOSED, 'Nguyễn Thị Hồng'.normalize('NFC')],
    ['محمد علي 山田 太郎', 'محمد علي 山田 太郎'],
  ] as const
  for (const [name, composed] of names) {
    await page.goto('/contact-request')
    await page.getByLabel('What is it about?').selectOption({ label: 'A quote' })
    await page.getByLabel('Your message').fill(`Please call. ${name}`)
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Email', { exact: true }).fill('name@')
    await page.getByRole('radio', { name: 'By email' }).check()
    const send = page.getByRole('main').locator('button[type=submit]')
    await send.click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    // The form’s rules are there now: a field that is left shows its text as it will be stored.
    await page.getByLabel('Your name').focus()
    await page.getByLabel('Email', { exact: true }).focus()
    await expect(page.getByLabel('Your name')).toHaveValue(composed)
    await page.getByLabel('Email', { exact: true }).fill('name@example.com')
    await send.click()
    await expect(page.getByText('We have your message')).toBeVisible()
    const { name: sent, message } = JSON.parse(posted.at(-1) ?? '{}')
    expect([sent, message]).toEqual([composed, `Please call. ${name.normalize('NFC')}`])
  }
})

test('F57: a decomposed name goes composed through sign-up, the token and the account', {
  tag: '@long',
}, async ({ page }) => {
  const email = newEmail()
  await page.goto('/sign-up')
  await page.getByLabel('First name', { exact: true }).fill(DECOMPOSED)
  await page.getByLabel('Last name', { exact: true }).fill('Müller'.normalize('NFD'))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(GOOD_PASSWORD)
  const signUp = page.waitForRequest((request) => /SignUp$/.test(request.headers()['x-amz-target'] ?? ''))
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  const sent = (await signUp).postData() ?? ''
  expect([sent.includes('Müller'.normalize('NFC')), sent.normalize('NFC') === sent]).toEqual([true, true])
  await page.getByLabel('Confirmation code').fill(await latestCode(email))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Your account is confirmed. Please log in.')).toBeVisible()
  await signInByPage(page, { sub: '', email, password: GOOD_PASSWORD })
  await expect(
    page.getByText(`${DECOMPOSED.normalize('NFC')} ${'Müller'.normalize('NFC')}, ${email}`),
  ).toBeVisible()
})

test('F61: what a password manager puts in without a key counts as typed', async ({ page, saves }) => {
  await page.goto(ABOUT_YOU)
  await page.waitForLoadState('networkidle')
  await setWithoutKeys([
    [age(page), '34'],
    [salary(page), '105,000'],
  ])
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  await page.goBack()
  await expectShown(page, { 'Your age': '34', 'Annual salary before tax': '105,000' })
})

test('F61: sign-in takes what a password manager puts in, and judges it as if it were typed', async ({
  page,
}) => {
  const person = await makePerson()
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  const logIn = page.getByRole('button', { name: 'Log in', exact: true })
  await page.goto('/login')
  await setWithoutKeys([
    [email, 'not an address'],
    [password, person.password],
  ])
  await logIn.click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await setWithoutKeys([[email, person.email]])
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await logIn.click()
  await expect(heading(page, 'Your account')).toBeVisible()
})

test('F61: what Chromium fills from an address is what the page sends', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/contact-request')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('What is it about?').selectOption({ label: 'A quote' })
  await page.getByLabel('Your message').fill('Please call')
  await page.getByRole('radio', { name: 'By phone' }).check()
  await fillFromAddress(page, 'input[name=name]', {
    NAME_FULL: 'Robin Example',
    EMAIL_ADDRESS: 'robin.example@example.com',
    PHONE_HOME_WHOLE_NUMBER: '0491570006',
  })
  await expect(page.getByLabel('Your name')).toHaveValue('Robin Example')
  const sending = page.waitForRequest(/\/api\/v1\/contact$/)
  await page.getByRole('main').locator('button[type=submit]').click()
  expect((await sending).postDataJSON()).toMatchObject({
    name: 'Robin Example',
    email: 'robin.example@example.com',
    phone: '+61491570006',
  })
  await expect(page.getByText('We have your message')).toBeVisible()
})

test('F62: composing text neither refuses nor submits, and Enter ends only the composition', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(ABOUT_YOU)
  const keyboard = await page.context().newCDPSession(page)
  await age(page).focus()
  await keyboard.send('Input.imeSetComposition', { text: '３', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    windowsVirtualKeyCode: 229,
    key: 'Process',
  })
  await expect(age(page)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(heading(page, 'About you')).toBeVisible()
  await keyboard.send('Input.insertText', { text: '34' })
  await salary(page).fill('105k')
  await expect(age(page)).toHaveValue('34')
  await continueTo(page, 'Your dependants')

  await toPersonalDetails(page)
  const occupation = page.getByRole('combobox', { name: 'Occupation' })
  await occupation.fill('account')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await occupation.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(occupation).toHaveValue('account')
})

test('F70: on a slow processor every key arrives, in its order', async ({ page }) => {
  await page.goto(ABOUT_YOU)
  await page.waitForLoadState('networkidle')
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const text = '1234567890'.repeat(4)
  await salary(page).pressSequentially(text)
  await expect(salary(page)).toHaveValue(text)
})
