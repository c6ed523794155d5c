import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { places } from '../src/places.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

/** The partner's pages on an origin that no brand lists. */
const stranger = places.partner.replace('partner.', 'stranger.')
const PAGE = '/?account=redearth&start=client-quote'
const OWN_PAGE = /^http:\/\/redearth\.localhost:\d+\/client-quote\/select-covers$/

const element = (page: Page, mode: string) => page.locator(`coverkit-embed[mode=${mode}]`)
const fallback = (page: Page, mode: string) =>
  element(page, mode).getByRole('link', { name: 'Open it in a new tab' })
const announced = (page: Page, mode: string) => page.getByRole('log').getByText(`${mode} {`).allTextContents()

async function followFallback(page: Page, mode: string): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await fallback(page, mode).click()
  const tab = await opened
  await expect(tab).toHaveURL(OWN_PAGE)
  await expect(heading(tab, 'Choose your covers')).toBeVisible()
  await tab.close()
}

// Takes over 5 s: the page waits as long as a frame may stay silent.
test('an unlisted page hears of it, and its visitor goes on at the brand’s own site', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^console: Framing .*frame-ancestors/, 'the page isn’t listed, and the browser says so')
  await page.clock.install()
  await page.goto(stranger + PAGE)
  await expect(element(page, 'inline').locator('iframe')).toBeAttached()
  await page.clock.runFor(9_000)
  await expect(fallback(page, 'inline')).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(element(page, 'inline').getByRole('status')).toContainText('Sorry, this has not loaded here.')
  await expect(element(page, 'inline').locator('iframe')).toBeHidden()
  expect(await announced(page, 'inline')).toEqual(['inline {"type":"refused","reason":"no-answer"}'])
  await followFallback(page, 'inline')
  await element(page, 'popup').getByRole('button', { name: 'Get a quote' }).click()
  await page.clock.runFor(10_000)
  await expect(fallback(page, 'popup')).toBeInViewport()
  expect(await announced(page, 'popup')).toEqual(['popup {"type":"refused","reason":"no-answer"}'])
  await expectAccessible(page)
})

test('a frame that answers late takes the place of the link', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route(`${places.embed}/client-quote/**`, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.clock.install()
  // The page has not loaded before its frame has.
  await page.goto(places.partner + PAGE, { waitUntil: 'domcontentloaded' })
  await element(page, 'popup').getByRole('button', { name: 'Get a quote' }).click()
  await page.clock.runFor(10_000)
  for (const mode of ['popup', 'inline']) await expect(fallback(page, mode)).toBeAttached()
  release.resolve()
  for (const mode of ['popup', 'inline']) {
    const frame = element(page, mode).frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1, name: 'Choose your covers' })).toBeAttached()
    await expect(fallback(page, mode)).toHaveCount(0)
    await expect(element(page, mode).locator('iframe')).toBeVisible()
    expect((await announced(page, mode)).slice(0, 2)).toEqual([
      `${mode} {"type":"refused","reason":"no-answer"}`,
      `${mode} {"type":"ready"}`,
    ])
  }
})

test('no network leaves a link too', { tag: '@long' }, async ({ page, context, trouble }) => {
  trouble.allow(/^ERR_INTERNET_DISCONNECTED /, 'the network is cut')
  await page.goto(places.partner + PAGE)
  await page.clock.install()
  await context.setOffline(true)
  await element(page, 'slide-in').getByRole('button', { name: 'Get a quote' }).click()
  await page.clock.runFor(10_000)
  await expect(fallback(page, 'slide-in')).toBeVisible()
})

test('the way to a brand’s own site takes only names of brands', async ({ page, trouble }) => {
  trouble.expect(/^404 \/\/?(client-quote|visit)/, 'no such brand')
  for (const path of ['/visit/Redearth/', '/visit/evilbrand/client-quote/select-covers']) {
    await page.goto(places.embed + path)
    await expect(page.locator('body'), path).toHaveText('Access Denied: Invalid Account')
  }
  await page.goto(`${places.embed}/visit/redearth//client-quote/select-covers`)
  await expect(page).toHaveURL(/^http:\/\/redearth\.localhost:\d+\//)
})
