import type { CDPSession, Page } from '@playwright/test'

/** A size of the window, and the visitor's text settings. */
export interface Look {
  readonly width: number
  /** The browser's default text size, in px. */
  readonly text?: 16 | 32
  /** As far apart as WCAG 1.4.12 lets visitors set letters, words and lines. */
  readonly isSpaced?: boolean
}

export const nameOf = ({ width, text, isSpaced }: Look): string =>
  `${width} px${text === 32 ? ', text twice as large' : ''}${isSpaced ? ', text spaced' : ''}`

const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Applies one look after another to a page. */
export async function openLooks(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const setSpacing = (isSpaced: boolean) =>
    page.evaluate(
      ([css, is]) => {
        const known = document.getElementById('spaced-text')
        if (!is) return known?.remove()
        if (known) return
        const style = document.createElement('style')
        style.id = 'spaced-text'
        style.textContent = css
        document.head.append(style)
      },
      [SPACED, isSpaced] as const,
    )
  // Elements under a container query keep the old text size until they are rendered again.
  const redraw = () =>
    page.evaluate(() => {
      const { style } = document.body
      style.display = 'none'
      document.body.getBoundingClientRect()
      style.display = ''
    })
  // Waits for the frame with the new sizes, in which the page is notified; the browser applies the text size
  // later.
  const laidOut = (width: number, text: number) =>
    page.evaluate(
      (wanted) =>
        new Promise<void>((resolve) => {
          const check = () => {
            const { fontSize } = getComputedStyle(document.documentElement)
            if (innerWidth === wanted.width && fontSize === `${wanted.text}px`)
              requestAnimationFrame(() => resolve())
            else requestAnimationFrame(check)
          }
          requestAnimationFrame(check)
        }),
      { width, text },
    )
  return async ({ width, text = 16, isSpaced = false }: Look): Promise<void> => {
    await page.setViewportSize({ width, height: 900 })
    // Resizing the window resets the text size.
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } })
    await setSpacing(isSpaced)
    await laidOut(width, text)
    await redraw()
  }
}
