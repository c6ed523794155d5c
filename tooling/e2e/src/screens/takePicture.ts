import type { Page } from '@playwright/test'
import { SAMPLES, steadyTexts } from './steadyTexts.ts'

/** A view of a screen. */
export interface View {
  readonly width: 390 | 1280
  readonly scheme: 'light' | 'dark'
}

export const nameOfView = ({ width, scheme }: View): string => `${width}-${scheme}`

export const everyView: readonly View[] = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
]

/** The views of a screen. */
export const viewsOf = (isLightOnly: boolean, views: readonly View[]): readonly View[] =>
  views.filter(({ scheme }) => !isLightOnly || scheme === 'light')

const HEIGHTS = { 390: 844, 1280: 900 } as const

/**
 * Ends movement for good: a change of the scheme is drawn in steps otherwise, and where what is inside follows what is around
 * it, each has a step of its own. Sheets that scripts adopt are what the pages' policy lets in.
 */
const endMovement = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [still]
  })

/** Uses the faces that came too late for the first paint, as the next page does. */
const useLateFaces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const face of document.fonts) face.display = 'swap'
  })

/** The range of the page's own part: without header and footer, which are the same on all screens of a flow. */
const ownPart = (page: Page, isWhole: boolean): Promise<{ readonly top: number; readonly bottom: number }> =>
  page.evaluate((isAll) => {
    scrollTo(0, 0)
    const whole = document.documentElement.scrollHeight
    const header = document.querySelector('header:not(main header)')?.getBoundingClientRect().bottom ?? 0
    const footer = document.querySelector('footer:not(main footer)')?.getBoundingClientRect().top ?? whole
    if (isAll) return { top: 0, bottom: whole }
    return { top: Math.round(header), bottom: Math.round(Math.min(whole, Math.max(footer, innerHeight / 2))) }
  }, isWhole)

/** Draws the current page, from header to footer or with both, at a width and in a colour scheme; a PNG. */
export async function takePicture(page: Page, { width, scheme }: View, isWhole = false): Promise<Buffer> {
  await endMovement(page)
  await useLateFaces(page)
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce', media: 'screen' })
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  await page.evaluate(steadyTexts, SAMPLES)
  await drawnTwice(page)
  const { top, bottom } = await ownPart(page, isWhole)
  // As high as the picture: a bar that sticks to the bottom of the window would cover its middle.
  await page.setViewportSize({ width, height: bottom })
  await drawnTwice(page)
  return page.screenshot({
    clip: { x: 0, y: top, width, height: bottom - top },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  })
}

/** The page gets its new size in one frame, and draws the result in the next. */
const drawnTwice = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await document.fonts.ready
  })

/** The page as it is printed, on the width of an A4 sheet between its margins; a PNG. */
export async function takePrint(page: Page): Promise<Buffer> {
  await endMovement(page)
  await useLateFaces(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: 'print' })
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.evaluate(steadyTexts, SAMPLES)
  await drawnTwice(page)
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
  await page.emulateMedia({ media: 'screen' })
  return png
}
