import { heading } from '../src/calculator.ts'
import {
  expectSignedIn,
  expectSignedOut,
  GOOD_PASSWORD,
  latestCode,
  logIn,
  logInLink,
  makePerson,
  modal,
  newEmail,
  openModal,
  putIdentityFault,
  signInByPage,
} from '../src/identity.ts'
import { openSession } from '../src/openSession.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

// The identity service refuses with status 400, as the real one does; browsers log that.
test.beforeEach(({ trouble }) => trouble.allow(/^400 \/$/, 'the identity service refuses with 400'))

test.describe('the errors of the specification, point 8', () => {
  test('a wrong password, any other error by its message, and no answer at all', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/^ERR_FAILED \/$/, 'the line to the identity service is cut')
    const person = await makePerson()
    const alert = page.getByRole('alert')
    await page.goto('/login')
    await logIn(page, { ...person, password: 'Another1!' })
    await expect(alert).toContainText('Incorrect username or password.')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)

    await putIdentityFault(person.email, { outcome: 'InvalidParameterException', message: 'No such pool.' })
    await logIn(page, person)
    await expect(alert).toContainText('No such pool.')

    await page.route('**/*', (route) =>
      route.request().headers()['x-amz-target'] ? route.abort('failed') : route.fallback(),
    )
    await logIn(page, person)
    await expect(alert).toContainText('Login failed.')
  })

  test('an account that is not confirmed', async ({ page }) => {
    const person = await makePerson({ status: 'UNCONFIRMED' })
    await page.goto('/')
    await openModal(page)
    await logIn(modal(page), person)
    await expect(modal(page).getByRole('alert')).toContainText(
      'This account is not confirmed. Please check your email for a confirmation code.',
    )
    await modal(page).getByRole('button', { name: 'Send a new code' }).click()
    await expect(modal(page).getByText(/You can ask again in \d+ seconds/)).toBeVisible()
    await modal(page)
      .getByLabel('Confirmation code')
      .fill(await latestCode(person.email))
    await modal(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(modal(page).getByText('Your account is confirmed. Please log in.')).toBeVisible()
    await expect(modal(page).getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await logIn(modal(page), person)
    await expect(modal(page).getByText('You are signed in.')).toBeVisible()
  })

  test('a message that says that the address is registered or not confirmed', async ({ page }) => {
    const person = await makePerson()
    for (const words of ['The address is already registered.', 'This user is not confirmed.']) {
      await putIdentityFault(person.email, { outcome: 'AliasExistsException', message: words })
      await page.goto('/login')
      await logIn(page, person)
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(page.getByLabel('Confirmation code')).toBeVisible()
    }
  })

  test('a challenge instead of a token, with the way to a new password', async ({ page }) => {
    const person = await makePerson({ status: 'FORCE_CHANGE_PASSWORD' })
    await page.goto('/login')
    await logIn(page, person)
    await expect(page.getByRole('alert')).toContainText('Login failed: No AccessToken returned.')
    await page.getByRole('alert').getByRole('link', { name: 'Reset your password' }).click()
    await expect(heading(page, 'Reset your password')).toBeVisible()
  })
})

async function fillSignUp(place: Parameters<typeof logIn>[0], email: string, password = GOOD_PASSWORD) {
  await place.getByLabel('First name', { exact: true }).fill('Robin')
  await place.getByLabel('Last name', { exact: true }).fill('Example')
  await place.getByLabel('Email', { exact: true }).fill(email)
  await place.getByLabel('Password', { exact: true }).fill(password)
  await place.getByLabel('Confirm password', { exact: true }).fill(password)
  await place.getByRole('button', { name: 'Sign up', exact: true }).click()
}

test('sign-up, the code from the mailbox, confirmation, log-in, all in the modal', async ({ page }) => {
  const email = newEmail()
  await page.goto('/who-we-are')
  await openModal(page)
  await modal(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await fillSignUp(modal(page), email)
  await expect(modal(page).getByText(`We sent a code to ${email}.`)).toBeVisible()
  await modal(page).getByLabel('Confirmation code').fill('000000')
  await modal(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(modal(page).getByRole('alert')).toContainText('Invalid verification code provided')
  await modal(page)
    .getByLabel('Confirmation code')
    .fill(await latestCode(email))
  await modal(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(modal(page).getByText('Your account is confirmed. Please log in.')).toBeVisible()
  await logIn(modal(page), { email, password: GOOD_PASSWORD })
  await expect(modal(page).getByText('You are signed in.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(modal(page)).toBeHidden()
  await expectSignedIn(page)
})

test('of a sign-up, what the fields refuse is not sent, and what the service refuses is said in its words', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/sign-up')
  const sent: string[] = []
  page.on('request', (request) => request.headers()['x-amz-target'] && sent.push(request.url()))
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(summary.getByRole('link')).toHaveCount(5)
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByLabel('Password', { exact: true }).fill('wattlebird')
  await page.getByLabel('Confirm password', { exact: true }).fill('wattlebirds')
  await expect(
    summary.getByText('Passwords must include a number, a capital, and a special character.'),
  ).toBeVisible()
  await expect(summary.getByText('Enter the same password twice')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([])

  await fillSignUp(page, newEmail(), 'Wattl1!')
  await expect(summary).toContainText('Enter a password of at least 8 characters')
  expect(sent).toEqual([])
  await fillSignUp(page, newEmail(), 'A1!A1!A1!')
  await expect(summary).toContainText('That password is too easy to guess. Please choose another one.')
  expect(sent).toHaveLength(1)
  const { email } = await makePerson()
  await fillSignUp(page, email)
  await expect(summary).toContainText('This account already exists. Please log in.')
})

test('a reset ends in a log-in with the new password', async ({ page }) => {
  const person = await makePerson()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send a code', exact: true }).click()
  await page.getByLabel('Confirmation code').fill(await latestCode(person.email))
  await page.getByLabel('New password', { exact: true }).fill('Changed2#')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Changed2#')
  await page.getByRole('button', { name: 'Set new password', exact: true }).click()
  await expect(page.getByText('Your new password is set. Please log in.')).toBeVisible()
  await signInByPage(page, { ...person, password: 'Changed2#' })
})

test('a password is shown and hidden, and may be pasted', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Password', { exact: true })
  await field.focus()
  await page.evaluate(() => document.execCommand('insertText', false, 'Pasted1!'))
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('Pasted1!')
})

test('the success message goes after 20 seconds, and stays when asked to', { tag: '@long' }, async ({
  page,
}) => {
  const person = await makePerson()
  await page.clock.install()
  await page.goto('/')
  await openModal(page)
  await logIn(modal(page), person)
  await expect(modal(page).getByText('You are signed in.')).toBeVisible()
  await page.clock.fastForward(19_000)
  await expect(modal(page)).toBeVisible()
  await page.clock.fastForward(1_100)
  await expect(modal(page)).toBeHidden()
  const left = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await left
  await expectSignedOut(page)

  await openModal(page)
  await logIn(modal(page), person)
  const stayButton = modal(page).getByRole('button', { name: 'Keep open' })
  await expect(modal(page).getByText('This closes in 20 seconds.')).toBeVisible()
  await stayButton.hover()
  await expect(modal(page).getByText('This closes in 20 seconds.')).toBeHidden()
  await page.clock.fastForward(60_000)
  await stayButton.click()
  await expect(stayButton).toBeHidden()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(60_000)
  await expect(modal(page).getByText('You are signed in.')).toBeVisible()
})

test('the button that keeps the success message stays for whoever comes to it by keyboard', {
  tag: '@long',
}, async ({ page }) => {
  const person = await makePerson()
  await page.clock.install()
  await page.goto('/')
  await openModal(page)
  await logIn(modal(page), person)
  const stayButton = modal(page).getByRole('button', { name: 'Keep open' })
  await expect(stayButton).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(stayButton).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.clock.fastForward(60_000)
  await page.keyboard.press('Enter')
  await expect(stayButton).toBeHidden()
  await page.clock.fastForward(60_000)
  await expect(modal(page).getByText('You are signed in.')).toBeVisible()
})

test('nothing of sign-in is loaded before a visitor comes near', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const before = requested.filter((url) => url.endsWith('.js')).length
  // The script that sets the colour scheme, and the one that starts the page.
  expect(before).toBe(2)
  await logInLink(page).hover()
  await expect.poll(() => requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2)
  expect(requested.filter((url) => url.includes('/google/'))).toEqual([])
  await openModal(page)
  await expect.poll(() => requested.filter((url) => url.includes('/google/client')).length).toBe(1)
})

// Takes over 5 s: it makes an account, and goes to it by way of log-in and sign-up.
test('a page of the account asks to sign in, and leads back', async ({ page }) => {
  const person = await makePerson()
  await page.goto('/account')
  await expect(page).toHaveURL('/login?redirect=%2Faccount')
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  const back = page.getByRole('main').getByRole('link', { name: 'Log in', exact: true })
  await expect(back).toHaveAttribute('href', '/login?redirect=%2Faccount')
  await back.click()
  await expect(page).toHaveURL('/login?redirect=%2Faccount')
  await logIn(page, person)
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(`Robin Example, ${person.email}`)).toBeVisible()
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/login')
})

test('the way back is not lost with a link that was pressed before the page hears it', async ({ page }) => {
  await page.route('**/LogInPage-*.js', (route) =>
    page.url().includes('/login') ? undefined : route.continue(),
  )
  await page.goto('/login?redirect=%2Fapplication%2Fconfirm-cover', { waitUntil: 'domcontentloaded' })
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(link('Sign up')).toHaveAttribute('href', '/sign-up')
  await link('Sign up').click()
  await expect(page).toHaveURL('/sign-up')
  await expect(link('Log in')).toHaveAttribute('href', '/login?redirect=%2Fapplication%2Fconfirm-cover')
})

// An address that a browser reads as another host, one that runs code, and a page that would redirect again;
// `safeRedirect.test.ts` covers the others.
const HOSTILE = ['/\\evil.example', 'javascript:alert(1)', '/login']

test('T6: no way back leads elsewhere', async ({ page }) => {
  const person = await makePerson()
  await openSession(page, person)
  for (const redirect of HOSTILE) {
    // A signed-in visitor is redirected at once.
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await expect(page, redirect).toHaveURL('/')
  }
})

// The pages are in `public-site.spec.ts`.
test('the modal on a phone and on a desk', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    if (width === 360) await page.getByText('Menu', { exact: true }).click()
    await openModal(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()
  }
})
