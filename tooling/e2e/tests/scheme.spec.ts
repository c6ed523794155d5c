import type { Page } from '@playwright/test'
import { expect, test } from '../src/test.ts'

const FLOW_PAGE = '/client-quote/select-covers'

const colours = (page: Page) => page.getByLabel('Light or dark')

/** Lightness of the page's background, 0 to 255. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    ).map(Number)
    return (red + green + blue) / 3
  })

const expectDark = (page: Page) => expect.poll(() => groundOf(page)).toBeLessThan(60)
const expectLight = (page: Page) => expect.poll(() => groundOf(page)).toBe(255)

const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.scheme ?? 'none')

// Takes over 5 s: it loads page after page, in both schemes.
test('a visitor chooses dark on a light device, and has it on every page until they follow the device again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expectLight(page)
  expect(await schemeOf(page)).toBe('none')
  // iOS zooms in on a control with smaller text.
  await expect(colours(page)).toHaveCSS('font-size', '16px')
  await colours(page).selectOption('Dark')
  await expectDark(page)

  for (const path of ['/', '/learn', FLOW_PAGE, '/life-insurance-calculator/results']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectDark(page)
    await expect(colours(page)).toHaveValue('dark')
  }
  await page.reload()
  await expectDark(page)
  expect(await schemeOf(page)).toBe('dark')

  await colours(page).selectOption('Match this device')
  await expectLight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDark(page)
  await page.goto('/')
  await expectDark(page)
  await expect(colours(page)).toHaveValue('device')
})

test('light on a dark device, in every tab at once', async ({ page, context }) => {
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.emulateMedia({ colorScheme: 'dark' })
    await one.goto('/')
    await expectDark(one)
  }
  await colours(page).selectOption('Light')
  await expectLight(page)
  await expectLight(other)
  await expect(colours(other)).toHaveValue('light')
  const frames = page.locator('meta[name=theme-color]')
  await expect(frames.and(page.locator('[media=all]'))).toHaveAttribute('content', '#ffffff')
})

test('without script there is no choice, and the page is as on the device', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByText('Light or dark')).toBeHidden()
  await context.close()
})
