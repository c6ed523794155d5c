import type { Page } from '@playwright/test'
import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  continueTo,
  radio,
  tick,
} from '../src/calculator.ts'
import { answerPersonalDetails, expectInsurers } from '../src/quote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

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

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectTargets(page)
  await expectSpacedTextFits(page)
}

for (const scheme of ['light', 'dark'] as const) {
  test(`every screen of the calculator and the quote at 320 px, ${scheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    // 320 px is also 1280 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/life-insurance-calculator/about-you')
    await expectSound(page)
    await answerAboutYou(page)
    await continueTo(page, 'Your dependants')
    await answerDependants(page)
    await expectSound(page)
    await continueTo(page, 'Assets and debts')
    await answerAssetsAndDebts(page)
    await expectSound(page)
    await continueTo(page, 'Cover you already have')
    await answerExistingCover(page)
    await tick(page, 'Income protection').check()
    await page.getByLabel('Income protection a month').fill('500')
    await expectSound(page)
    await tick(page, 'Income protection').uncheck()
    await continueTo(page, 'Your cover needs', 'See my results')
    for (const working of await page.getByRole('button', { name: /How we worked this out/ }).all())
      await working.click()
    await expectSound(page)
    await page.goto('/life-insurance-calculator/assumptions')
    await expectSound(page)
    await page.goto('/client-quote/select-covers')
    await expectSound(page)
    for (const cover of ['Life cover', 'TPD cover', 'Critical illness cover', 'Income protection']) {
      await tick(page, cover).check()
    }
    await radio(page, 'Pay through super?', 'No').check()
    await continueTo(page, 'Life cover')
    await page.getByLabel('Life cover amount').fill('500k')
    await expectSound(page)
    await continueTo(page, 'Total and permanent disability cover')
    await page.getByLabel('TPD cover amount').fill('600k')
    await radio(page, 'How is this cover structured?', 'Linked to Life').check()
    await expectSound(page)
    await continueTo(page, 'Critical illness cover')
    await page.getByLabel('Critical illness cover amount').fill('150k')
    await expectSound(page)
    await continueTo(page, 'Income protection')
    await page.getByLabel('Annual earnings').fill('90k')
    await expectSound(page)
    await continueTo(page, 'About you')
    await answerPersonalDetails(page, {
      age: '40',
      gender: 'Male',
      smokes: 'No',
      occupation: 'Accountant',
      state: 'NSW',
    })
    await expectSound(page)
    await continueTo(page, 'How should your premium work?')
    await radio(page, 'Premium type', 'Stepped (variable age-stepped)').check()
    await expectSound(page)
    await continueTo(page, 'Get your quotes')
    await expectSound(page)
    await continueTo(page, 'Your quotes', 'Get quotes')
    await expectInsurers(page)
    for (const breakdown of await page.getByText('Price breakdown', { exact: true }).all())
      await breakdown.click()
    await expectSound(page)
  })
}

for (const path of [
  '/',
  '/client-quote/types',
  '/contact-request',
  '/who-we-are',
  '/privacy-policy',
  '/terms-and-conditions',
  '/complaints',
  '/accessibility',
  '/no-such-page',
]) {
  test(`public page ${path}`, async ({ page, trouble }) => {
    trouble.allow(/404/)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expectSound(page)
    }
  })
}
