import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { proveByPassword } from '../src/giveProof.ts'
import { logIn, makePerson, newEmail, type Person, signInByPage } from '../src/identity.ts'
import { mailedCode, mailedMatch } from '../src/mailbox.ts'
import { openAccount } from '../src/openSession.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const PATH = '/account/update-my-details'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, section: string, name: string) =>
  region(page, section).getByRole('button', { name, exact: true }).click()

async function openDetails(page: Page, person: Person): Promise<void> {
  await openAccount(page, person)
  await page.getByRole('link', { name: 'Update my details' }).first().click()
  await expect(heading(page, 'Update my details')).toBeVisible()
}

test('details are changed part by part, by keyboard too, and are there after a reload', {
  tag: '@long',
}, async ({ page }) => {
  const person = await makePerson({ profile: { mailing_Street: '1 Old Street' } })
  await page.setViewportSize({ width: 320, height: 640 })
  await openDetails(page, person)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await region(page, 'Address').getByRole('button', { name: 'Change address' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Street address')).toBeFocused()
  await page.getByLabel('Street address').fill('7 New Road')
  await page.getByLabel('Suburb or town').fill('Newtown')
  await page.getByLabel('State or territory').selectOption('NSW')
  await page.getByLabel('Postcode').fill('2042')
  await expect(page.getByText('This is how it will look: 7 New Road, Newtown NSW 2042')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(region(page, 'Address').getByText('Your change is saved')).toBeVisible()
  await page.reload()
  await expect(region(page, 'Address').getByText('7 New Road, Newtown NSW 2042')).toBeVisible()
})

test('a change of two tabs is shown in the second, and nothing that was typed is lost', {
  tag: '@long',
}, async ({ page, context, trouble }) => {
  trouble.expect(/^409 \/api\/v1\/users\/UpdateUser$/, 'the other tab has changed it')
  const person = await makePerson()
  await openDetails(page, person)
  const other = await context.newPage()
  await other.goto(PATH)
  await press(other, 'Mobile', 'Change mobile')
  await press(page, 'Mobile', 'Change mobile')
  await page.getByRole('textbox', { name: 'Mobile' }).fill('0491 570 110')
  await press(page, 'Mobile', 'Email me a code')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page)
  const first = await mailedCode(person.email)
  await page.getByLabel('Code', { exact: true }).fill(first)
  await press(page, 'Mobile', 'Save')
  await expect(region(page, 'Mobile').getByText('Your change is saved')).toBeVisible()
  await other.getByRole('textbox', { name: 'Mobile' }).fill('0491 570 156')
  await press(other, 'Mobile', 'Email me a code')
  await expect(other.getByLabel('Code', { exact: true })).toBeFocused()
  await expect.poll(() => mailedCode(person.email)).not.toBe(first)
  await other.getByLabel('Code', { exact: true }).fill(await mailedCode(person.email))
  await press(other, 'Mobile', 'Save')
  const alert = region(other, 'Mobile').getByRole('alert')
  await expect(alert).toContainText('This was changed in another tab.')
  await expect(alert).toContainText('What we have now: 0491 570 110')
  await press(other, 'Mobile', 'Save what I entered here')
  await expect(region(other, 'Mobile').getByText('0491 570 156')).toBeVisible()
})

test('the email changes by a code to the new address, and the old one is told', { tag: '@long' }, async ({
  page,
}) => {
  const person = await makePerson()
  const next = newEmail()
  await openDetails(page, person)
  await press(page, 'Email', 'Change email')
  await page.getByLabel('New email address').fill(next)
  await press(page, 'Email', 'Email a code to the new address')
  await proveByPassword(page, person.password)
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(next))
  await press(page, 'Email', 'Change my email')
  await expect(page.getByText(`From now on, log in with ${next}.`)).toBeVisible()
  await mailedMatch(person.email, /You now log in with r•••@example\.com instead of this address\./)
  await page.goto('/account')
  await expect(page.getByText(`${next}`)).toBeVisible()
})

test('T13: the old address gives way to the password, and then brings nothing back', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^400 \/$/, 'a wrong password, and a code that was never mailed')
  const person = await makePerson()
  const next = newEmail()
  const old = 'Old email address'
  await openDetails(page, person)
  await expect(region(page, old)).toBeHidden()
  await press(page, 'Email', 'Change email')
  await page.getByLabel('New email address').fill(next)
  await press(page, 'Email', 'Email a code to the new address')
  await proveByPassword(page, person.password)
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(next))
  await press(page, 'Email', 'Change my email')
  await expect(
    region(page, old).getByText(
      new RegExp(`^Until .*, the password for your account can still be reset with ${person.email}\\.$`),
    ),
  ).toBeVisible()
  await page.reload()
  await page.setViewportSize({ width: 320, height: 640 })
  await press(page, old, 'Stop using my old address now')
  const field = region(page, old).getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await field.fill('Wrong-one1')
  await page.keyboard.press('Enter')
  await expect(region(page, old).getByRole('alert')).toContainText('That password isn’t right.')
  await field.fill(person.password)
  await page.keyboard.press('Enter')
  await expect(region(page, old).getByText('Your old address no longer works for your account')).toBeVisible()
  await expectAccessible(page)
  for (const to of [person.email, next])
    await mailedMatch(to, /that r•••@example\.com is no longer yours\. Nobody can use it/)
  await page.reload()
  await expect(region(page, 'Email').getByText(next)).toBeVisible()
  await expect(region(page, old)).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  const left = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await left
  await page.goto('/reset-password')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send a code', exact: true }).click()
  await page.getByLabel('Confirmation code').fill('204816')
  await page.getByLabel('New password', { exact: true }).fill('Changed2#')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Changed2#')
  await page.getByRole('button', { name: 'Set new password', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid verification code provided')
  await signInByPage(page, { ...person, email: next })
})

test('data is downloaded, the account closed with the password, and kept after logging in again', async ({
  page,
  trouble,
}) => {
  // The session that was ended is refused, and cannot be renewed.
  trouble.expect(/^400 \/$/, 'closing has ended the session, which can’t be renewed')
  trouble.allow(/^401 \/api\/v1\//, 'a query may still go out with the ended session')
  const person = await makePerson({ profile: { mailing_Street: '9 Canary Close' } })
  await openDetails(page, person)
  await press(page, 'Get a copy of your data', 'Get a copy')
  const downloading = page.waitForEvent('download')
  await press(page, 'Get a copy of your data', 'Download as JSON')
  await proveByPassword(page, person.password)
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-data.json')
  expect(readFileSync(await download.path(), 'utf8')).toContain('9 Canary Close')
  await mailedMatch(person.email, /Someone has just downloaded everything we hold about you/)

  await press(page, 'Close my account', 'Close my account')
  await expectAccessible(page)
  await press(page, 'Close my account', 'Close my account in 7 days')
  await proveByPassword(page, person.password)
  await expect(region(page, 'Close my account').getByText(/^Your account closes on /)).toBeVisible()
  await mailedMatch(person.email, /Log in before .* and choose “Keep my account”/)

  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, person)
  await expect(region(page, 'Close my account').getByText(/^Your account closes on /)).toBeVisible()
  await press(page, 'Close my account', 'Keep my account')
  await expect(region(page, 'Close my account')).toBeHidden()
  await mailedMatch(person.email, /You’ve decided to keep your account\./)
})
