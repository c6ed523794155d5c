import type { BrowserContext, Page } from '@playwright/test'
import { answerAboutYou, continueTo, heading } from '../src/calculator.ts'
import {
  expectSignedIn,
  expectSignedOut,
  logIn,
  makePerson,
  modal,
  openModal,
  putLifetimes,
  signInByPage,
} from '../src/identity.ts'
import { CLIENT_ID, openAccount } from '../src/openSession.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

test.beforeEach(({ trouble }) =>
  trouble.allow(/^400 \/$/, 'the identity service answers a session that has ended with 400'),
)

const logOutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true })

/** Returns the storages of the page, entry by entry. */
const stored = (page: Page) =>
  page.evaluate(() => [
    ...Object.entries(localStorage).map(([key, value]) => ['local', key, value] as const),
    ...Object.entries(sessionStorage).map(([key, value]) => ['session', key, value] as const),
  ])

/** Starts another run of the browser, with the storage that survives it. */
async function restarted(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser()
  if (!browser) throw new Error('No browser')
  return browser.newContext({ storageState: await context.storageState(), baseURL: places.site })
}

for (const rememberMe of [true, false]) {
  const tag = rememberMe ? [] : ['@long']
  test(`T3: the one refresh token is where it belongs, also after a restart, remember me ${rememberMe}`, {
    tag,
  }, async ({ page, context }) => {
    const person = await makePerson()
    const tokens = new Set<string>()
    const urls: string[] = []
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    page.on('request', (request) => urls.push(request.url()))
    page.on('response', async (response) => {
      if (!response.request().headers()['x-amz-target']) return
      const { AuthenticationResult: result = {} } = JSON.parse(
        (await response.text().catch(() => '')) || '{}',
      )
      for (const kind of ['IdToken', 'AccessToken']) if (result[kind]) tokens.add(result[kind])
    })
    await signInByPage(page, person, rememberMe)
    // The name is in the token that the page has renewed by then.
    await expect(page.getByText(`Robin Example, ${person.email}`)).toBeVisible()
    await expect.poll(() => tokens.size).toBeGreaterThanOrEqual(2)

    const entries = await stored(page)
    const holders = entries.filter(([, , value]) => value.includes('refreshToken'))
    expect(holders.map(([store, key]) => [store, key])).toEqual([
      [rememberMe ? 'local' : 'session', 'coverkit.wattlebird.session'],
    ])
    const { refreshToken } = JSON.parse(holders[0]?.[2] ?? '{}')
    const otherTab = entries.filter(([, key]) => key !== 'coverkit.wattlebird.session')
    for (const secret of [...tokens, refreshToken]) {
      expect(JSON.stringify(otherTab)).not.toContain(secret)
      expect(JSON.stringify([urls, logged])).not.toContain(secret)
    }
    for (const token of tokens) expect(JSON.stringify(entries)).not.toContain(token)

    const later = await restarted(context)
    const other = await later.newPage()
    await other.goto('/account')
    await expect(heading(other, rememberMe ? 'Your account' : 'Log in')).toBeVisible()
    await later.close()

    const revoked = page.waitForRequest(
      (request) => request.headers()['x-amz-target']?.endsWith('.RevokeToken') ?? false,
    )
    await logOutButton(page).click()
    expect((await revoked).postDataJSON()).toMatchObject({ Token: refreshToken })
    await expect(page).toHaveURL('/')
    await expectSignedOut(page)
    expect((await stored(page)).filter(([, key]) => /session|signedIn/.test(key))).toEqual([])
  })
}

test('log out everywhere ends the session of another device', { tag: '@long' }, async ({ page, browser }) => {
  const person = await makePerson()
  const device = await browser.newContext({ baseURL: places.site })
  const other = await device.newPage()
  await openAccount(other, person, true)
  await openAccount(page, person)
  await page.getByText('This device, and logging out everywhere').click()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await other.reload()
  await expect(other).toHaveURL('/login?redirect=%2Faccount')
  await device.close()
})

test('F15, T13: a log-out of the customer’s own is not explained, and Back after it shows nothing of them', async ({
  page,
}) => {
  const person = await makePerson()
  await openAccount(page, person)
  await expect(page.getByText(person.email)).toBeVisible()
  await logOutButton(page).click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await expect(page.getByRole('status').filter({ hasText: 'We’ve logged you out' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/login?redirect=%2Faccount')
  expect(await page.content()).not.toContain(person.email)
})

test('T13: a log-out resets the drafts', async ({ page }) => {
  const person = await makePerson()
  await page.goto('/life-insurance-calculator/about-you')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  await openAccount(page, person)
  await page.goto('/life-insurance-calculator/about-you')
  await expectSignedIn(page)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(page.getByText(/Saved/).first()).toBeVisible()
  await logOutButton(page).click()
  await expect(page).toHaveURL('/')
  await page.goto('/life-insurance-calculator/about-you')
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('')
})

test('F21: tokens that end are renewed unseen', async ({ page }) => {
  const person = await makePerson()
  await putLifetimes(person.email, { idSeconds: 3, accessSeconds: 3 })
  await page.clock.install()
  await openAccount(page, person)
  await page.clock.fastForward(4_000)
  await page.reload()
  await expect(page.getByText(`Robin Example, ${person.email}`)).toBeVisible()
})

test('F22: a session that was ended elsewhere asks to sign in again, and leads back', async ({
  page,
  trouble,
}) => {
  // Requests that the page still sends with the ended session.
  trouble.allow(/^401 \/api\/v1\//, 'a query that the page may still send with the ended session')
  const person = await makePerson()
  await openAccount(page, person)
  // The name comes with its first token: a page that still renews would be redirected to the log-in.
  await expect(page.getByText(`Robin Example, ${person.email}`)).toBeVisible()
  await fetch(`${places.api}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({
      Token: await page.evaluate(
        () => JSON.parse(sessionStorage.getItem('coverkit.wattlebird.session') ?? '{}').refreshToken,
      ),
      ClientId: CLIENT_ID,
    }),
  })
  await page.reload()
  await expect(page).toHaveURL('/login?redirect=%2Faccount')
  await logIn(page, person)
  await expect(page).toHaveURL('/account')
})

test('F25: a wrong clock of the device does not log out', { tag: '@long' }, async ({ page }) => {
  const person = await makePerson()
  await page.clock.install({ time: new Date(Date.now() + 2 * 3_600_000) })
  await signInByPage(page, person, true)
  await page.reload()
  await expect(page.getByText(`Robin Example, ${person.email}`)).toBeVisible()
})

test('the header of a static page knows who is there, also when the page comes back', async ({ page }) => {
  const person = await makePerson()
  await page.goto('/who-we-are')
  await expectSignedOut(page)
  await openModal(page)
  await logIn(modal(page), person)
  await expect(modal(page).getByText('You are signed in.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSignedIn(page)
  await page.goto('/learn')
  await expectSignedIn(page)
  await logOutButton(page).click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
})
