import type { Locator, Page } from '@playwright/test'
import { recordsOf } from '../src/backendRecords.ts'
import { answerAboutYou, continueTo, heading } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import {
  expectSignedIn,
  expectSignedOut,
  makePerson,
  type Person,
  putIdentityFault,
  signInByPage,
} from '../src/identity.ts'
import { openSession } from '../src/openSession.ts'
import { deviceRows } from '../src/persisted/deviceRows.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

/** Step saves of the calculator. */
const SAVES = /savecalculatecoverform$/
const ABOUT_YOU = '/life-insurance-calculator/about-you'

/** Saves do not arrive until the route is removed. */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  await page.route(SAVES, (route) => route.abort('connectionfailed'))
  return () => page.unroute(SAVES)
}

/** A signed-in customer with a step that could not be sent. */
async function withUnsentStep(page: Page, person: Person): Promise<() => Promise<void>> {
  const release = await holdSaves(page)
  await openSession(page, person)
  await page.goto(ABOUT_YOU)
  await expectSignedIn(page)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect.poll(async () => (await deviceRows(page, 'outbox')).length).toBe(1)
  return release
}

/** The session ends without a log-out, as when the browser is closed. */
async function loseSession(page: Page): Promise<void> {
  // On a page where no script renews a token, which would extend the session.
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
}

const logOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click()

/** Advances the page's clock, of which a log-out gives some to pending saves, until this is there. */
async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1_000)
    await expect(shown).toBeVisible({ timeout: 100 })
  }).toPass()
}

const choice = (page: Page) => page.getByRole('dialog', { name: 'We haven’t received some of your answers' })

test.beforeEach(({ trouble }) =>
  trouble.allow(/^ERR_CONNECTION_FAILED \/api\/v1\//, 'the line to the backend is cut'),
)

test('F24: a log-out with unsent answers asks; Stay stays, Discard wipes', async ({ page }) => {
  const person = await makePerson()
  await page.clock.install()
  const release = await withUnsentStep(page, person)
  await logOut(page)
  await passTimeUntil(page, choice(page))
  await choice(page).getByRole('button', { name: 'Stay' }).click()
  await expect(choice(page)).toBeHidden()
  await expectSignedIn(page)
  await expect(heading(page, 'Your dependants')).toBeVisible()

  await logOut(page)
  await passTimeUntil(page, choice(page))
  await choice(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await release()
  await page.goto(ABOUT_YOU)
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('')
  expect(await recordsOf('calculations', person.sub)).toEqual([])
})

test('F24: Send now sends, then logs out', { tag: '@long' }, async ({ page }) => {
  const person = await makePerson()
  await page.clock.install()
  const release = await withUnsentStep(page, person)
  await logOut(page)
  await passTimeUntil(page, choice(page))
  await choice(page).getByRole('button', { name: 'Send now' }).click()
  await passTimeUntil(page, choice(page).getByRole('alert'))
  await expect(choice(page).getByRole('alert')).toContainText('We still couldn’t send them.')
  await release()
  await choice(page).getByRole('button', { name: 'Send now' }).click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await expect.poll(async () => (await recordsOf('calculations', person.sub)).length).toBe(1)
})

test('F23: what one customer left unsent is not sent as another’s', async ({ page }) => {
  const [first, second] = [await makePerson(), await makePerson()]
  const release = await withUnsentStep(page, first)
  await loseSession(page)
  const bodies: string[] = []
  page.on('request', (request) => {
    if (SAVES.test(request.url())) bodies.push(request.postData() ?? '')
  })
  await release()
  await signInByPage(page, second)
  await page.goto(ABOUT_YOU)
  await expectSignedIn(page)
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('')
  // Only the second customer's saves are sent; pending ones of the first would have gone first.
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  expect(new Set(bodies.map((body) => JSON.parse(body).tracking.clientId))).toEqual(new Set([second.sub]))
  await loseSession(page)
  await openSession(page, first)
  await page.goto(ABOUT_YOU)
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('34')
  await expect.poll(async () => (await recordsOf('calculations', first.sub)).length).toBe(1)
})

test('what was begun before sign-in is offered, in the account and in its flow, and becomes the customer’s', {
  tag: '@long',
}, async ({ page }) => {
  const person = await makePerson()
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  await signInByPage(page, person)
  await expect(page.getByRole('region', { name: 'Drafts', exact: true })).toHaveText(
    'No claims, applications, changes, transfers, drafts, saved quotes or documents yet.',
  )
  const before = page.getByRole('region', { name: 'Started on this device before you logged in' })
  await expectAccessible(page)
  await before.getByRole('link', { name: 'Open Life insurance calculator', exact: true }).click()
  const offer = page.getByRole('alert').filter({ hasText: 'You started this before you logged in' })
  await offer.getByRole('button', { name: 'Use my earlier answers', exact: true }).click()
  await expect(offer).toBeHidden()
  await page.goto(ABOUT_YOU)
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('34')
  await page.goto('/account')
  await expect(
    page.getByRole('link', { name: 'Continue Life insurance calculator', exact: true }),
  ).toBeVisible()
  await expect(before).toBeHidden()
})

test('F67: while identity is throttled a step is kept and sent, and nobody is signed out', {
  tag: '@long',
}, async ({ page }) => {
  const person = await makePerson()
  await openSession(page, person)
  await putIdentityFault(person.email, { outcome: 'TooManyRequestsException' })
  // Tokens are in memory only: a new page has to renew them.
  await page.goto(ABOUT_YOU)
  await expectSignedIn(page)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  await expect.poll(async () => (await recordsOf('calculations', person.sub)).length).toBe(1)
  await expectSignedIn(page)
  await putIdentityFault(person.email, null)
  await page.goto('/account')
  await expect(page.getByText(person.email)).toBeVisible()
})
