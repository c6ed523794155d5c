import { type Translation, translatePage } from '@coverkit/browser/translate-page'
import type { Page } from '@playwright/test'
import { answerAboutYou, continueTo, expectNeeds, heading, radio } from '../src/calculator.ts'
import { logIn } from '../src/identity.ts'
import { makeLifeCustomer } from '../src/makeLifeCustomer.ts'
import { framed, openFraming } from '../src/partnerPage.ts'
import { places } from '../src/places.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { openLastStep } from '../src/prepared/openResults.ts'
import { expectInsurers, quotes } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'
import { readTexts, textDifferences } from '../src/translated/readTexts.ts'

/** A script that holds a text of its page, as React does where a text is beside something else. */
const PLANTED = `<!doctype html><main><p>From <b>$10</b></p><i translate="no">K7M4XQ9T</i><button>Change</button></main><script>
const [p, b, button] = ['p', 'b', 'button'].map((name) => document.querySelector(name))
const held = p.firstChild
button.onclick = () => {
  held.data = 'To'
  b.textContent = '$20'
}
</script>`

const SAVE = '**/savecalculatecoverform'
const button = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true })
const problem = (page: Pick<Page, 'getByRole'>) => page.getByRole('heading', { name: 'There is a problem' })

/** Holds requests until they are released. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const MOMENTS = ['before hydration', 'after hydration'] as const
const translate = (page: Page, when: Translation['when']) =>
  page.addInitScript(translatePage, { when, delayMs: 0 } satisfies Translation)

/** Waits until the page is translated: what is pressed before may be pressed on the page itself. */
const translated = (page: Page) =>
  expect(page.locator('html.translated-ltr main font').first()).toBeAttached()

for (const when of MOMENTS) {
  test.describe(`translated ${when}`, () => {
    test.beforeEach(({ page }) => translate(page, when))

    test('a button that waits for an answer says so, then the results come', async ({ page }) => {
      await openLastStep(page)
      await translated(page)
      const release = await hold(page, SAVE)
      await button(page, 'See my results').click()
      await expect(page.locator('button[aria-disabled=true]')).toBeVisible()
      await expect(heading(page, 'Cover you already have')).toBeVisible()
      release()
      await expect(heading(page, 'Your cover needs')).toBeVisible()
      await expectNeeds(page)
    })

    test('a step whose answer fails stays, and can be tried again', async ({ page, trouble }) => {
      trouble.allow(/^500 \/|^console: Form failed to send/, 'the backend fails')
      await openLastStep(page)
      await translated(page)
      await page.route(SAVE, (route) => route.fulfill({ status: 500 }))
      await button(page, 'See my results').click()
      await expect(button(page, 'Try again')).toBeVisible()
      await expect(heading(page, 'Cover you already have')).toBeVisible()
      await page.unroute(SAVE)
      await button(page, 'Try again').click()
      await expect(heading(page, 'Your cover needs')).toBeVisible()
    })

    test('a wrong password, the right one, and a page of the account', async ({ page, trouble }) => {
      trouble.expect(/^400 \/$/, 'the identity service refuses with 400')
      const customer = await makeLifeCustomer()
      await page.goto('/login')
      await translated(page)
      await logIn(page, { ...customer, password: 'Another1!' })
      await expect(page.getByRole('alert')).toContainText('Incorrect username or password.')
      await expect(heading(page, 'Log in')).toBeVisible()
      // As pasted with a blank on either side.
      await logIn(page, { ...customer, password: ` ${customer.password} ` })
      await expect(heading(page, 'Your account')).toBeVisible()
      const links = page.getByRole('complementary')
      await links.getByRole('link', { name: 'Change my cover', exact: true }).click()
      await expect(heading(page, 'How should your premium work?')).toBeVisible()
    })

    test('a contact request is refused, corrected and taken', async ({ page }) => {
      await page.goto('/contact-request')
      await translated(page)
      await button(page, 'Send').click()
      await expect(problem(page)).toBeVisible()
      await page.getByLabel('What is it about?').selectOption('other')
      await page.getByLabel('Your message').fill('One')
      await page.getByRole('radio', { name: 'By email' }).check()
      await page.getByLabel('Your name').fill('Robin Example')
      await page.getByLabel('Email', { exact: true }).fill('robin.example@example')
      await button(page, 'Send').click()
      await expect(page.getByRole('alert')).toContainText('Enter an email address, like name@example.com')
      await page.getByLabel('Email', { exact: true }).fill('robin.example@example.com')
      await button(page, 'Send').click()
      await expect(page.getByText('We have your message')).toBeVisible()
    })

    test('what was typed before the page’s scripts ran stays', async ({ page }) => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto('/life-insurance-calculator/about-you', { waitUntil: 'commit' })
      const age = page.getByLabel('Your age', { exact: true })
      await age.fill('34')
      release()
      await translated(page)
      await page.waitForLoadState('networkidle')
      await expect(age).toHaveValue('34')
      await page.getByLabel('Annual salary before tax', { exact: true }).fill('105k')
      await continueTo(page, 'Your dependants')
    })

    test('a partner’s frame refuses a step, then takes it', async ({ page }) => {
      await openFraming(page, {
        src: `${places.embed}/life-insurance-calculator/about-you?accountName=redearth`,
      })
      const frame = framed(page)
      await expect(frame.locator('html.translated-ltr main font').first()).toBeAttached()
      await button(frame, 'Continue').click()
      await expect(problem(frame)).toBeVisible()
      await answerAboutYou(frame)
      await continueTo(frame, 'Your dependants')
      await radio(frame, 'Does anyone rely on your income, such as a partner or children?', 'Yes').check()
      await frame.getByLabel('How many children rely on you?').fill('2')
      await expect(frame.getByLabel('Age of child 2')).toBeVisible()
    })
  })
}

test('the translator keeps the words, and the page no longer reaches a text that it holds', async ({
  page,
}) => {
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: PLANTED }))
  await page.goto('/planted')
  const right = await readTexts(page, { isTranslated: false })
  await translate(page, 'before hydration')
  await page.reload()
  expect(textDifferences(right, await readTexts(page, { isTranslated: true }))).toEqual([])
  await expect(page.locator('font > font')).toHaveText(['From', '$10', 'Change'])
  await button(page, 'Change').click()
  await expect(page.locator('b font > font')).toHaveText('$20')
  await expect(page.locator('p')).toHaveText('From $20')
  expect(textDifferences(right, await readTexts(page, { isTranslated: true }))).toEqual([
    ' From […]: right “$10”, found “$20”',
  ])
})

/** Opens the same quote, and reads its lead and its rows in each frequency. */
async function pricesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  await openQuote(page)
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expectInsurers(page)
  await expect(page.getByRole('list', { name: 'Insurers still to answer' })).toBeHidden()
  await expect(quotes(page).getByText('Working out what the coming years cost')).toHaveCount(0)
  const lead = page.getByRole('main').locator('p').filter({ hasText: ' to $' }).first()
  const prices: Record<string, string> = {}
  for (const [name, unit] of [
    ['Half-yearly', 'a half-year'],
    ['Yearly', 'a year'],
    ['Monthly', 'a month'],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).check()
    await expect(quotes(page).getByText(unit).first()).toBeVisible()
    const words = `${await lead.innerText()} ${await quotes(page).innerText()}`
    prices[name] = words.replace(/\s+/g, ' ')
  }
  return prices
}

// Takes over 5 s: it walks to the quotes twice, and reads every price in every frequency.
test('every price and its unit are those of the frequency, as without a translator', async ({
  page,
  browser,
}) => {
  const right = await pricesOf(page)
  expect(right.Yearly).toMatch(/\$\d+\.\d\d to \$\d+\.\d\d a year\./)
  for (const when of MOMENTS) {
    const other = await browser.newPage({ baseURL: places.site })
    await translate(other, when)
    expect(await pricesOf(other), when).toEqual(right)
    await other.close()
  }
})
