import type { Page } from '@playwright/test'
import { answerAboutYou, continueTo } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import {
  expectSignedIn,
  expectSignedOut,
  makePerson,
  type Person,
  putIdentityFault,
} from '../src/identity.ts'
import { openAccount } from '../src/openSession.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const ABOUT_YOU = '/life-insurance-calculator/about-you'
const CLICK_ANYWHERE = { x: 5, y: 400 }

test.beforeEach(({ trouble }) =>
  trouble.allow(
    /^(400|ERR_INTERNET_DISCONNECTED) \/$/,
    'the session has ended, or the network is cut, when it is renewed',
  ),
)

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'We’ve logged you out' })
const cover = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' })

/** A sleeping device: its wall clock advances, but no timer of the page fires. */
async function sleep(page: Page, hours: number): Promise<void> {
  await page.evaluate((ms) => {
    const asleep = Date.now
    Date.now = () => asleep() + ms
  }, hours * 3_600_000)
}

async function signedInAccount(page: Page, rememberMe: boolean): Promise<Person> {
  const person = await makePerson()
  await page.clock.install()
  await openAccount(page, person, rememberMe)
  await expect(page.getByText(`Robin Example, ${person.email}`)).toBeVisible()
  await page.getByText('This device, and logging out everywhere').click()
  await expect(
    page.getByText(
      rememberMe
        ? 'If you don’t use the site for 15 minutes, we’ll hide your details until you press Continue.'
        : 'You’ll be logged out when you close the browser, or after 15 minutes without activity. The answers saved on this device then stay on it; if you log out yourself, we delete them.',
    ),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  return person
}

/** Expects the page beneath to be invisible, silent and unreachable. */
async function expectCovered(page: Page, secret: string): Promise<void> {
  await expect(cover(page)).toBeVisible()
  await expect(page.getByText(secret)).toBeHidden()
  expect(await page.locator('body').ariaSnapshot()).not.toContain(secret)
  expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), secret)).toBe(false)
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || focused?.closest('dialog') !== null
      }),
    ).toBe(true)
  }
}

test.describe('T13: without remember me', () => {
  test('after 10 idle minutes a warning, after 15 a log-out that says why, once', async ({ page }) => {
    const person = await signedInAccount(page, false)
    await page.clock.fastForward('10:01')
    const warning = page.getByRole('dialog', { name: 'Are you still there?' })
    await expect(warning).toBeVisible()
    await warning.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(warning).toBeHidden()
    await page.clock.fastForward('10:01')
    await expect(warning).toBeVisible()
    await page.clock.fastForward('05:00')
    await page.clock.runFor(3_000)
    await expect(page).toHaveURL('/')
    await expectSignedOut(page)
    await expect(notice(page)).toContainText('Nothing happened here for 15 minutes')
    await expect(notice(page)).toContainText('Any answers we saved on this device are still here.')
    expect(await page.content()).not.toContain(person.email)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await expectSignedOut(page)
    await expect(notice(page)).toHaveCount(0)
  })

  test('the draft stays on the device, and is there after the next log-in', { tag: '@long' }, async ({
    page,
  }) => {
    const person = await signedInAccount(page, false)
    await page.goto(ABOUT_YOU)
    await expectSignedIn(page)
    await answerAboutYou(page)
    await continueTo(page, 'Your dependants')
    await expect(line(page, 'sent')).toBeVisible()
    await page.clock.fastForward('15:01')
    await page.clock.runFor(1_000)
    await expect(notice(page)).toBeVisible()
    await page.goto(ABOUT_YOU)
    await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('')
    await openAccount(page, person)
    await expect(
      page.getByRole('link', { name: 'Continue Life insurance calculator', exact: true }),
    ).toBeVisible()
    await page.goto(ABOUT_YOU)
    await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('34')
  })

  test('F69: a device that slept for eight hours has logged out before anything is asked for', {
    tag: '@long',
  }, async ({ page }) => {
    await signedInAccount(page, false)
    const bearers: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') bearers.push(request.headers().authorization)
    })
    await sleep(page, 8)
    await page.mouse.click(CLICK_ANYWHERE.x, CLICK_ANYWHERE.y)
    await expect(page).toHaveURL('/')
    await expectSignedOut(page)
    await expect(notice(page)).toBeVisible()
    expect(bearers.filter(Boolean)).toEqual([])
  })

  test('a page that is loaded 15 minutes after the last use asks to log in, and says why until a press', {
    tag: '@long',
  }, async ({ page }) => {
    const person = await signedInAccount(page, false)
    await page.evaluate(() =>
      localStorage.setItem('coverkit.wattlebird.lastUse', String(Date.now() - 15 * 60_000)),
    )
    await page.reload()
    await expect(page).toHaveURL('/login?redirect=%2Faccount')
    await expect(notice(page)).toBeVisible()
    await expect(notice(page).getByRole('link', { name: 'Log in' })).toHaveCount(0)
    expect(await page.content()).not.toContain(person.email)
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.goto('/who-we-are')
    await expectSignedOut(page)
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('T13: with remember me', () => {
  test('the account is covered after 15 minutes; one press goes on', async ({ page, context }) => {
    const { email } = await signedInAccount(page, true)
    await page.getByRole('button', { name: 'Log out everywhere' }).focus()
    await page.clock.fastForward('10:01')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.fastForward('05:00')
    await page.clock.runFor(1_000)
    await expectCovered(page, email)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expectCovered(page, email)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
    await context.setOffline(true)
    await cover(page).getByRole('button', { name: 'Continue' }).click()
    await page.clock.runFor(5_000)
    await expect(cover(page).getByRole('alert')).toHaveText(/You’re offline/)
    await expectCovered(page, email)
    await context.setOffline(false)
    await cover(page).getByRole('button', { name: 'Continue' }).click()
    await expect(cover(page)).toHaveCount(0)
    await expect(page.getByText(`Robin Example, ${email}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeFocused()
  })

  test('what is typed and not sent is there again, with the caret', async ({ page }) => {
    await signedInAccount(page, true)
    // The clock must not advance in the middle of the requests that the page sends when it opens.
    const followed = page.waitForResponse((answer) => answer.url().endsWith('/drafts/calculator'))
    await page.goto(ABOUT_YOU)
    await followed
    await expectSignedIn(page)
    await page.getByLabel('Annual salary before tax', { exact: true }).fill('105k')
    const age = page.getByLabel('Your age', { exact: true })
    await age.fill('34')
    await age.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
    await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeVisible()
    await page.clock.fastForward('15:01')
    await page.clock.runFor(1_000)
    await expect(cover(page)).toBeVisible()
    await expect(age).toBeHidden()
    await cover(page).getByRole('button', { name: 'Continue' }).click()
    await expect(age).toHaveValue('34')
    await expect(age).toBeFocused()
    expect(await age.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
    await continueTo(page, 'Your dependants')
  })

  test('a page that is loaded later paints nothing before the press', { tag: '@long' }, async ({ page }) => {
    const { email } = await signedInAccount(page, true)
    await page.goto(ABOUT_YOU)
    await expectSignedIn(page)
    await answerAboutYou(page)
    await continueTo(page, 'Your dependants')
    await expect(line(page, 'sent')).toBeVisible()
    await page.evaluate(() =>
      localStorage.setItem('coverkit.wattlebird.lastUse', String(Date.now() - 15 * 60_000)),
    )
    await page.goto(ABOUT_YOU)
    await expect(cover(page)).toBeVisible()
    expect(await page.locator('#sign-in, #field-age, input').first().inputValue()).toBe('')
    await page.goto('/account')
    await expect(cover(page)).toBeVisible()
    expect(await page.content()).not.toContain(email)
    await cover(page).getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(`Robin Example, ${email}`)).toBeVisible()
    await page.goto(ABOUT_YOU)
    await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('34')
  })

  test('in another tab one press is enough', { tag: '@long' }, async ({ page, context }) => {
    const { email } = await signedInAccount(page, true)
    const second = await context.newPage()
    await second.goto('/account')
    await expect(second.getByText(`Robin Example, ${email}`)).toBeVisible()
    await second.waitForLoadState('networkidle')
    await page.clock.fastForward('15:01')
    await page.clock.runFor(1_000)
    await expectCovered(page, email)
    await expectCovered(second, email)
    await second.bringToFront()
    await cover(second).getByRole('button', { name: 'Continue' }).click()
    await expect(second.getByText(`Robin Example, ${email}`)).toBeVisible()
    await expect(page.getByText(`Robin Example, ${email}`)).toBeVisible()
  })

  test('a failing service keeps the cover; a session that was ended leads to the log-in', {
    tag: '@long',
  }, async ({ page }) => {
    const { email } = await signedInAccount(page, true)
    await page.clock.fastForward('15:01')
    await page.clock.runFor(1_000)
    await putIdentityFault(email, { outcome: 'TooManyRequestsException' })
    await cover(page).getByRole('button', { name: 'Continue' }).click()
    await page.clock.runFor(20_000)
    await expect(cover(page).getByRole('alert')).toHaveText(/We can’t log you in right now/)
    await expectCovered(page, email)
    await putIdentityFault(email, { outcome: 'NotAuthorizedException' })
    await cover(page).getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/login?redirect=%2Faccount')
    await putIdentityFault(email, null)
  })

  test('`Not you? Log out` ends the session and deletes the drafts', { tag: '@long' }, async ({ page }) => {
    const { email } = await signedInAccount(page, true)
    await page.goto(ABOUT_YOU)
    await expectSignedIn(page)
    await answerAboutYou(page)
    await continueTo(page, 'Your dependants')
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward('15:01')
    await page.clock.runFor(1_000)
    await cover(page).getByRole('button', { name: 'Not you? Log out' }).click()
    await expect(page).toHaveURL('/')
    await expectSignedOut(page)
    await page.goto(ABOUT_YOU)
    await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('')
    expect(await page.content()).not.toContain(email)
  })
})
