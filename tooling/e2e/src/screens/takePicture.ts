import type { Page } from '@playwright/test'
import { steadyTexts } from './steadyTexts.ts'

/** How a screen is seen. */
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

const HEIGHTS = { 390: 844, 1280: 900 } as const

/**
 * Draws the whole page as it stands, at a width and in a colour scheme; a PNG. Without its footer, which is the same on
 * every screen of a flow, where `end` is so.
 */
export async function takePicture(
  page: Page,
  { width, scheme }: View,
  end: 'footer' | 'before footer' = 'before footer',
): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce', media: 'screen' })
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  await page.evaluate(steadyTexts)
  const height = await page.evaluate(async (isWhole) => {
    scrollTo(0, 0)
    // The page gets its new size in a frame, and draws what follows from it in the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await document.fonts.ready
    const whole = document.documentElement.scrollHeight
    const top = document.querySelector('footer:not(main footer)')?.getBoundingClientRect().top ?? whole
    return isWhole ? whole : Math.round(Math.min(whole, Math.max(top, innerHeight / 2)))
  }, end === 'footer')
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  })
}

/** The page as it is printed, on the width of an A4 sheet between its margins; a PNG. */
export async function takePrint(page: Page): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: 'print' })
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.evaluate(steadyTexts)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
  await page.emulateMedia({ media: 'screen' })
  return png
}
