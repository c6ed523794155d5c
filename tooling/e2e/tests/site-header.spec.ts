import type { Page } from '@playwright/test'
import { ACCOUNT_NAMES } from '../src/accountNames.ts'
import { serveBrand } from '../src/brandSite.ts'
import { headerFaults } from '../src/headerFaults.ts'
import { expect, test } from '../src/test.ts'

const WIDTHS = [320, 360, 390, 480, 640, 768, 900, 1023, 1024, 1100, 1200, 1280, 1366, 1440, 1600, 1920]
const FLOW_PAGE = '/life-insurance-calculator/about-you'
/** From this width the brand's links are in the header itself. */
const WIDE = 1024

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })

/** Sets the window's width, the text size, and the root's attribute for signed-in visitors. */
async function showAt(page: Page, width: number, { textSize, isSignedIn }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  if (textSize !== 16) {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
    await devtools.detach()
    const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    await expect.poll(rootSize).toBe(`${textSize}px`)
  }
  await page.evaluate((is) => document.documentElement.toggleAttribute('data-signed-in', is), isSignedIn)
}

type Look = { readonly textSize: 16 | 32; readonly isSignedIn: boolean }

const LOOKS: readonly Look[] = [
  { textSize: 16, isSignedIn: false },
  { textSize: 16, isSignedIn: true },
  { textSize: 32, isSignedIn: true },
]

for (const name of ACCOUNT_NAMES) {
  for (const comes of [true, false]) {
    test(`no part of ${name}'s header lies on another ${comes ? 'in its faces' : 'in stand-ins'}`, async ({
      page,
      trouble,
    }) => {
      if (!comes) trouble.expect(/^ERR_FAILED \/assets\/\S+\.woff2$/, 'its faces don’t come')
      if (!comes) await page.route(/\.woff2$/, (route) => route.abort())
      const site = await serveBrand(name)
      try {
        const found: string[] = []
        for (const look of LOOKS) {
          await page.goto(site.url + FLOW_PAGE)
          await page.evaluate(() => document.fonts.ready)
          for (const width of WIDTHS) {
            await showAt(page, width, look)
            const faults = await headerFaults(page)
            found.push(...faults.map((fault) => `${width} px, text of ${look.textSize}: ${fault}`))
          }
        }
        expect(found).toEqual([])
      } finally {
        await site.close()
      }
    })
  }

  test(`${name}'s links stand in the header of flows from 1024 px, and in its menu below`, async ({
    page,
  }) => {
    const site = await serveBrand(name)
    try {
      await page.goto(site.url + FLOW_PAGE)
      await page.setViewportSize({ width: WIDE, height: 800 })
      await expect(navigation(page).getByRole('link').first()).toBeVisible()
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(73)
      await page.setViewportSize({ width: WIDE - 1, height: 800 })
      await expect(navigation(page).getByRole('link').first()).toBeHidden()
      await page.getByRole('banner').getByText('Menu').click()
      await expect(navigation(page).getByRole('link').first()).toBeVisible()
      for (const width of [320, 390, 768]) {
        await showAt(page, width, { textSize: 32, isSignedIn: true })
        expect(await headerFaults(page)).toEqual([])
      }
    } finally {
      await site.close()
    }
  })
}

test('a header whose parts lie on each other, stick out or are too wide is found', async ({ page }) => {
  await page.goto('/')
  expect(await headerFaults(page)).toEqual([])
  const phone = page.getByRole('banner').getByRole('link', { name: /Call/ }).first()
  await phone.evaluate((link) => link.parentElement?.style.setProperty('margin-inline-start', '-120px'))
  expect((await headerFaults(page)).join()).toMatch(/overlap/)
  await page.reload()
  const logo = page.getByRole('link', { name: 'Wattlebird, home page' })
  await logo.evaluate((link) => link.style.setProperty('margin-inline-start', '1400px'))
  expect((await headerFaults(page)).join()).toMatch(/ends at .* sideways/)
  await page.reload()
  await logo.evaluate((link) => link.style.setProperty('inline-size', '30px'))
  expect((await headerFaults(page)).join()).toMatch(/wider than its place/)
})
