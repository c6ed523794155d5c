import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './test.ts'

const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** Nothing is cut off and nothing scrolls sideways with the text spacing of WCAG 1.4.12. */
async function expectSpacedTextFits(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_SPACING)
  await expectNoSidewaysScroll(page)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main a, main label, main legend, main h1, main h2')]
      .filter((element) => element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 2)
      .map((element) => element.textContent),
  )
  expect(cut).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Targets of at least 24 px, links inside sentences aside (WCAG 2.5.8). */
async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a, main input, main select, main summary')]
      .filter((element) => {
        const box = (element.closest('label') ?? element).getBoundingClientRect()
        const inSentence = element.matches('p a, li a, dd a, td a') && element.closest('p, li, dd, td')
        return box.width > 1 && !inSentence && (box.width < 24 || box.height < 24)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
}

/** Accessible, nothing cut off, nothing too small to hit. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectTargets(page)
  await expectSpacedTextFits(page)
}
