import type { Page } from '@playwright/test'
import { answerAboutYou, continueTo, heading } from '../src/calculator.ts'
import { expect, test } from '../src/faultTest.ts'
import { expectSavedOnce, expectShown } from '../src/nothingLost.ts'
import { line } from '../src/saveWords.ts'
import { ABOUT_YOU, toPersonalDetails } from '../src/toStep.ts'

const age = (page: Page) => page.getByLabel('Your age', { exact: true })
const salary = (page: Page) => page.getByLabel('Annual salary before tax', { exact: true })

test('F56: a megabyte pasted into a field is refused with a message, kept, and typing goes on at once', async ({
  page,
}) => {
  const huge = '9'.repeat(1_000_000)
  await page.goto(ABOUT_YOU)
  await salary(page).fill(huge)
  await age(page).fill('34')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(salary(page)).toHaveAttribute('aria-invalid', 'true')
  expect((await salary(page).inputValue()).length).toBe(huge.length)
  const digits = '1234567890'.repeat(3)
  await age(page).fill('')
  await age(page).pressSequentially(digits)
  await expect(age(page)).toHaveValue(digits)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
})

test('F57: names in any script are shown as typed, and arrive composed', async ({ page }) => {
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/'))
      posted.push(request.postData() ?? '')
  })
  const names = ['Seán O’Brien', "Seán O'Brien", 'Nguyễn Thị Hồng'.normalize('NFD'), 'محمد علي', '山田 太郎']
  for (const name of names) {
    await page.goto('/contact-request')
    await page.getByLabel('What is it about?').selectOption({ label: 'A quote' })
    await page.getByLabel('Your message').fill('Please call')
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Email').fill('name@')
    await page.getByRole('radio', { name: 'By e-mail' }).check()
    const send = page.getByRole('main').locator('button[type=submit]')
    await send.click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Your name')).toHaveValue(name)
    await page.getByLabel('Email').fill('name@example.com')
    await send.click()
    await expect(page.getByText('We have your message')).toBeVisible()
    expect(JSON.parse(posted.at(-1) ?? '{}').name).toBe(name.normalize('NFC'))
  }
})

test('F61: what a password manager puts in without a key counts as typed', async ({ page, saves }) => {
  await page.goto(ABOUT_YOU)
  await page.waitForLoadState('networkidle')
  for (const [field, value] of [
    [age(page), '34'],
    [salary(page), '105,000'],
  ] as const) {
    await field.evaluate((input, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  }
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  await page.goBack()
  await expectShown(page, { 'Your age': '34', 'Annual salary before tax': '105,000' })
})

test('F62: composing text neither refuses nor submits, and Enter ends only the composition', async ({
  page,
}) => {
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
