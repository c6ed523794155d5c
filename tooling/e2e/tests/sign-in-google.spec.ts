import { heading } from '../src/calculator.ts'
import {
  expectSignedIn,
  expectSignedOut,
  logIn,
  makePerson,
  modal,
  newEmail,
  openModal,
  putLifetimes,
  rotateKeys,
  signInByPage,
} from '../src/identity.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// The policy on Trusted Types is reported, not enforced, where Google's script is allowed.
test.beforeEach(({ trouble }) =>
  trouble.allow(
    /^console: .*(TrustedScriptURL|Report Only|report-only)/i,
    'Google’s script breaks a policy that is reported, not enforced',
  ),
)

/** As long as the page waits for Google’s script. */
const PATIENCE_MS = 5_000
const googleButton = 'Continue with Google (stand-in)'

test('a Google account opens a session that is remembered', async ({ page }) => {
  const email = newEmail()
  await page.addInitScript((address) => {
    Reflect.set(globalThis, 'sandboxGoogleAccount', { email: address, givenName: 'Ada', familyName: 'Quill' })
  }, email)
  await page.goto('/')
  await openModal(page)
  await modal(page).getByRole('button', { name: googleButton }).click()
  await expect(modal(page).getByText('You are signed in.')).toBeVisible()
  expect(
    await page.evaluate(() => [
      JSON.parse(localStorage.getItem('coverkit.wattlebird.session') ?? '{}').rememberMe,
      sessionStorage.getItem('coverkit.session'),
    ]),
  ).toEqual([true, '1'])
  await page.keyboard.press('Escape')
  await expectSignedIn(page)
  await page.goto('/account')
  await expect(page.getByText(`Ada Quill, ${email}`)).toBeVisible()
})

test('a refused Google account is only logged, and email still works', async ({ page, trouble }) => {
  trouble.expect(/^console: Google login failed/, 'the specification wants it logged')
  const person = await makePerson()
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'sandboxGoogleAccount', { email: 'no@example.com', emailVerified: false })
  })
  await page.goto('/login')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Google login failed'))
  await page.getByRole('button', { name: googleButton }).click()
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
  await logIn(page, person)
  await expect(heading(page, 'Your account')).toBeVisible()
})

test('M7: an account that is there already is linked with its password, once', { tag: '@long' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/^400 \/$/, 'a wrong password for the link is refused')
  const person = await makePerson()
  await page.addInitScript((email) => {
    Reflect.set(globalThis, 'sandboxGoogleAccount', { email })
  }, person.email)
  await page.goto('/login')
  await page.getByRole('button', { name: googleButton }).press('Enter')
  await expect(page.getByText(`You already have an account with ${person.email}.`)).toBeVisible()
  await expect(page.getByLabel(`Password for ${person.email}`)).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.type('Wrong-one1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password.')
  await expect(heading(page, 'Your account')).toBeHidden()

  await page.getByLabel(`Password for ${person.email}`).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your account')).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: googleButton }).click()
  await expect(heading(page, 'Your account')).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
})

test('M7: who will not give the password logs in another way', { tag: '@long' }, async ({ page }) => {
  const person = await makePerson()
  await page.addInitScript((email) => {
    Reflect.set(globalThis, 'sandboxGoogleAccount', { email })
  }, person.email)
  await page.goto('/')
  await openModal(page)
  await modal(page).getByRole('button', { name: googleButton }).click()
  await modal(page).getByRole('button', { name: 'Not now' }).click()
  await expect(modal(page).getByRole('button', { name: googleButton })).toBeVisible()
  await logIn(modal(page), person)
  await expect(modal(page).getByText('You are signed in.')).toBeVisible()
})

test('L: a session outlives the rotation of the keys', { tag: '@long' }, async ({ page }) => {
  const person = await makePerson()
  await putLifetimes(person.email, { idSeconds: 2, accessSeconds: 2 })
  await signInByPage(page, person)
  await rotateKeys()
  const renewed = page.waitForResponse(
    (answer) =>
      answer.request().headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken') === true &&
      answer.ok(),
  )
  await page.reload()
  await renewed
  await expect(heading(page, 'Your account')).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
})

for (const how of ['blocked', 'hung', 'throwing'] as const) {
  const tag = how === 'hung' ? [] : ['@long']
  test(`F39, T10: Google’s script ${how}: words instead, and email works`, { tag }, async ({
    page,
    trouble,
  }) => {
    if (how === 'blocked')
      trouble.expect(/^ERR_BLOCKED_BY_CLIENT\S* \/sandbox\/google\/client$/, 'a browser extension blocks it')
    if (how === 'throwing') trouble.expect(/^script: .*broken script/, 'Google’s script throws')
    const person = await makePerson()
    await page.route('**/sandbox/google/client', (route) => {
      if (how === 'blocked') return route.abort('blockedbyclient')
      if (how === 'hung') return undefined
      return route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken script')" })
    })
    if (how === 'hung') await page.clock.install()
    const requested = page.waitForRequest('**/sandbox/google/client')
    await page.goto('/login')
    await requested
    if (how === 'hung') await page.clock.runFor(PATIENCE_MS)
    await expect(page.getByText('Google sign-in isn’t available right now.')).toBeVisible()
    await logIn(page, person)
    await expect(heading(page, 'Your account')).toBeVisible()
  })
}

test('a page with personal data loads nothing of Google and leads to one that may', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/reset-password')
  await expect(heading(page, 'Reset your password')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.includes('google'))).toEqual([])
  expect(await page.locator('meta[name="coverkit:google-page"]').getAttribute('content')).toBe('/login')
})
