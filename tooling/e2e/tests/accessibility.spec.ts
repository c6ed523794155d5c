import { continueTo, heading } from '../src/calculator.ts'
import { everyScreen } from '../src/everyScreen.ts'
import { expectSound } from '../src/expectSound.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { openResults } from '../src/prepared/openResults.ts'
import { quotesFromNeeds } from '../src/quote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'
import { twiceTheText } from '../src/twiceTheText.ts'

// Takes over 5 s: every screen of two flows, each judged by axe and measured at 320 px.
test('every screen of the calculator and the quote at 320 px, light', async ({ page }) => {
  test.slow()
  await everyScreen(page, 'light', expectSound)
})

// Every screen in the dark is in the long run; its sizes are those of the light one.
test('the fullest screens of the calculator and the quote, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await openResults(page)
  await expectAccessible(page)
  await quotesFromNeeds(page)
  await expectAccessible(page)
})

for (const path of [
  '/',
  '/client-quote/types',
  '/who-we-are',
  '/privacy-policy',
  '/terms-and-conditions',
  '/complaints',
  '/accessibility',
  '/no-such-page',
]) {
  // One legal page in the short run: they share a layout, which their text does not affect.
  const tag = ['/terms-and-conditions', '/complaints', '/accessibility'].includes(path) ? ['@long'] : []
  test(`public page ${path}`, { tag }, async ({ page, trouble }) => {
    if (path === '/no-such-page') trouble.expect(/^404 \/no-such-page$/, 'there is no such page')
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expectSound(page)
    }
  })
}

test('public pages don’t scroll sideways on a phone with twice the text', async ({ page }) => {
  for (const path of [
    '/',
    '/client-quote/types',
    '/learn',
    '/contact-request',
    '/claim-after-a-death',
    '/transfer-policy/policy-holders',
  ]) {
    await page.goto(path)
    await twiceTheText(page)
    await expectNoSidewaysScroll(page)
  }
})

test('results don’t scroll sideways on a phone with twice the text, unfolded', { tag: '@long' }, async ({
  page,
}) => {
  await openResults(page)
  for (const line of await page.locator('main summary').all()) await line.click()
  await twiceTheText(page)
  await expectNoSidewaysScroll(page)
})

test('quotes and the chosen one don’t scroll sideways on a phone with twice the text', {
  tag: '@long',
}, async ({ page }) => {
  await openQuote(page)
  await continueTo(page, 'Your quotes', 'Get quotes')
  await expect(page.getByRole('list', { name: 'Insurers still to answer' })).toBeHidden()
  await twiceTheText(page)
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
