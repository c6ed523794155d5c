import type { Page } from '@playwright/test'
import { answerAboutYou, answerDependants, continueTo, heading } from '../src/calculator.ts'
import { expect, test } from '../src/faultTest.ts'
import { persistFields } from '../src/persisted/persistFields.ts'

const ABOUT_YOU = '/life-insurance-calculator/about-you'

/** Holds scripts until they are released. */
async function holdScripts(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('F11: a reload in the middle of a step brings back what was typed', async ({ page }) => {
  await page.goto(ABOUT_YOU)
  await persistFields(page, { 'Your age': '34', 'Annual salary before tax': '85k and' })
  await page.reload()
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('34')
  await expect(page.getByLabel('Annual salary before tax', { exact: true })).toHaveValue('85k and')
})

test('F14: the browser’s back and forward go through the steps, lose nothing and save nothing twice', async ({
  page,
  saves,
}) => {
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
  const newest = () => saves.attempts.at(-1)
  await expect.poll(() => newest()?.body).toContain('"education":"public"')
  await expect.poll(() => newest()?.answer?.status).toBe(200)
  const sent = saves.attempts.length
  await page.goBack()
  await expect(heading(page, 'Your dependants')).toBeVisible()
  await expect(page.getByLabel('Age of child 2')).toHaveValue('1')
  await page.goBack()
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('34')
  await page.goForward()
  await page.goForward()
  await expect(heading(page, 'Assets and debts')).toBeVisible()
  expect(saves.attempts).toHaveLength(sent)
})

// Takes over 5 s: it opens steps of each flow by their addresses.
test('F16, T28: addresses ahead of the furthest step, unknown steps and bare roots', async ({ page }) => {
  const leads: readonly [string, string][] = [
    ['/life-insurance-calculator/results', ABOUT_YOU],
    ['/life-insurance-calculator/complete', ABOUT_YOU],
    ['/life-insurance-calculator/nonsense', ABOUT_YOU],
    ['/life-insurance-calculator', ABOUT_YOU],
    ['/client-quote', '/client-quote/select-covers'],
    ['/client-quote/premium-type', '/client-quote/select-covers'],
    ['/client-quote/life-cover', '/client-quote/select-covers'],
    ['/client-quote/quote', '/client-quote/select-covers'],
    ['/client-quote/nonsense', '/client-quote/select-covers'],
    ['/application', '/client-quote/select-covers'],
    ['/application/confirm-cover', '/client-quote/select-covers'],
  ]
  for (const [requested, shown] of leads) {
    await page.goto(requested)
    await expect(page, requested).toHaveURL(shown)
    await expect(page.getByRole('heading', { level: 1 }), requested).toBeVisible()
  }
})

test('after a step the new heading has the focus, the page is at its top and has its own title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto(ABOUT_YOU)
  await expect(page).toHaveTitle(/^About you \| /)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(heading(page, 'Your dependants')).toBeFocused()
  await expect(page).toHaveTitle(/^Your dependants \| /)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what is typed before the page’s scripts run is not lost', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/*.js')
  await page.goto(ABOUT_YOU, { waitUntil: 'commit' })
  await page.getByLabel('Your age', { exact: true }).fill('41')
  release()
  await page.getByLabel('Annual salary before tax', { exact: true }).fill('90k')
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('41')
  await continueTo(page, 'Your dependants')
  await page.goBack()
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('41')
})

test('a page that is not there answers 404 and leads on', async ({ page, trouble }) => {
  trouble.expect(/^404 \/no-such-page$/, 'there is no such page')
  trouble.expect(/^404 \/assets\/none\.js$/, 'nor such a script')
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const script = await page.evaluate(async () => (await fetch('/assets/none.js')).status)
  expect(script).toBe(404)
})

test('an answer that was given survives another browser window of the same visitor', async ({
  page,
  context,
}) => {
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(page.getByRole('status').filter({ hasText: /Saved/ }).first()).toBeVisible()
  await page.close()
  const later = await context.newPage()
  await later.goto('/life-insurance-calculator/dependents')
  await expect(heading(later, 'Your dependants')).toBeVisible()
  await later.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(later.getByLabel('Your age', { exact: true })).toHaveValue('34')
})

test('what is pressed before the page hears it is done once it does', async ({ page }) => {
  const release = await holdScripts(page, '**/AboutYouStep-*.js')
  await page.goto(ABOUT_YOU, { waitUntil: 'domcontentloaded' })
  await answerAboutYou(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(heading(page, 'About you')).toBeVisible()
  release()
  await expect(heading(page, 'Your dependants')).toBeVisible()
})
