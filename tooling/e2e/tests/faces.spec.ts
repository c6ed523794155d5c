import type { Page } from '@playwright/test'
import { ACCOUNT_NAMES } from '../src/accountNames.ts'
import { serveBrand } from '../src/brandSite.ts'
import { layoutShift } from '../src/layoutShift.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

const KIB = 1024
const FLOW_PAGE = '/life-insurance-calculator/about-you'
/** An address of the app that is not rendered in advance. */
const DEEP_PAGE = '/life-insurance-calculator/assets-and-overheads'
const FACE_FILE = /\.woff2$/

/** The families of each brand: of headings, then of text. */
const FAMILIES: Readonly<Record<string, readonly [string, string]>> = {
  wattlebird: ['Bricolage Grotesque', 'Figtree'],
  redearth: ['Archivo SemiCondensed', 'Public Sans'],
  bluegum: ['Red Hat Display', 'Red Hat Text'],
  saltbush: ['Fraunces', 'Mulish'],
  coolabah: ['Newsreader', 'Coolabah Text'],
}

/** Returns the fonts that the page preloads, and those of its rules, each as paths in order. */
const declared = (page: Page) =>
  page.evaluate(() => {
    const pathOf = (address: string) => new URL(address, location.href).pathname
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const sources = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .flatMap((rule) => [...rule.style.getPropertyValue('src').matchAll(/url\("?([^")]+)"?\)/g)])
    return {
      preloaded: preloaded.map(({ href, crossOrigin }) => `${pathOf(href)} ${crossOrigin}`).sort(),
      named: sources.map(([, address = '']) => `${pathOf(address)} anonymous`).sort(),
    }
  })

/** Width of the heading's words in its own family and without it. */
const widthsOfHeading = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    const text = heading?.textContent ?? ''
    const { fontFamily = '', fontWeight = '' } = heading ? getComputedStyle(heading) : {}
    const context = document.createElement('canvas').getContext('2d')
    const widthIn = (family: string) => {
      if (context) context.font = `${fontWeight} 100px ${family}`
      return context?.measureText(text).width ?? 0
    }
    const [own = '', fallback = ''] = fontFamily.split(/,\s*/)
    return { own: widthIn(own), fallback: widthIn(fallback) }
  })

/** The families that have loaded by now. */
const loadedFamilies = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )

for (const name of ACCOUNT_NAMES) {
  const [heading, body] = FAMILIES[name] ?? []

  test(`${name} has two faces of its own, in at most 45 KiB, from its own address`, async ({ page }) => {
    const site = await serveBrand(name)
    try {
      const asked = new Set<string>()
      page.on('request', (request) => FACE_FILE.test(request.url()) && asked.add(request.url()))
      for (const path of ['/', FLOW_PAGE, DEEP_PAGE]) {
        await page.goto(site.url + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { preloaded, named } = await declared(page)
        expect(named).toHaveLength(2)
        expect(preloaded).toEqual(named)
        await expect.poll(() => loadedFamilies(page)).toEqual(expect.arrayContaining([heading, body]))
      }
      expect([...asked].every((address) => address.startsWith(site.url))).toBe(true)
      expect(asked.size).toBe(2)
      const answers = await Promise.all([...asked].map((address) => fetch(address)))
      const sizes = await Promise.all(answers.map(async (answer) => (await answer.bytes()).length))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * KIB)
      for (const { headers } of answers)
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const { own, fallback } = await widthsOfHeading(page)
      expect(own).not.toBe(fallback)
      // A line must break at the same word with either of them.
      expect(Math.abs(own / fallback - 1)).toBeLessThan(0.08)
    } finally {
      await site.close()
    }
  })

  test(`nothing of ${name}'s pages moves, whether its faces come or not`, async ({ page, trouble }) => {
    trouble.expect(/^ERR_FAILED \/assets\/\S+\.woff2$/, 'its faces don’t come')
    const site = await serveBrand(name)
    try {
      for (const comes of [true, false]) {
        if (!comes) await page.route(FACE_FILE, (route) => route.abort())
        for (const path of ['/', '/learn', FLOW_PAGE]) {
          await page.goto(site.url + path)
          await page.evaluate(() => document.fonts.ready)
          expect(await layoutShift(page), `${path}, ${comes ? 'with' : 'without'} faces`).toBe(0)
        }
      }
    } finally {
      await site.close()
    }
  })
}

test('a frame is set in the faces of the brand that it shows', async ({ page }) => {
  await page.goto(`${places.embed}/client-quote/select-covers`)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your covers' })).toBeVisible()
  await expect
    .poll(() => loadedFamilies(page))
    .toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Figtree']))
})
