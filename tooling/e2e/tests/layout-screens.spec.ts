import { everyScreen } from '../src/everyScreen.ts'
import { watchLayout } from '../src/layout/watchLayout.ts'
import { expect, test } from '../src/test.ts'

test('every screen of the calculator and the quote is laid out soundly at every width', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const { found, look } = await watchLayout(page)
  await everyScreen(page, 'light', look)
  expect(found).toEqual([])
})

test('public pages and forms are laid out soundly at every width', { tag: '@long' }, async ({
  page,
  trouble,
}) => {
  trouble.expect(/^404 \/no-such-page$/, 'the page for what isn’t there is one of the screens')
  // A strip that moves cuts its names off on purpose.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { found, look } = await watchLayout(page)
  for (const path of [
    '/',
    '/login',
    '/sign-up',
    '/contact-request',
    '/claim-after-a-death',
    '/appointment-request',
    '/continue',
    '/no-such-page',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await look(page)
  }
  expect(found).toEqual([])
})
