import type { CDPSession, Page } from '@playwright/test'

/** A size of the window, and how the visitor has set text. */
export interface Look {
  readonly width: number
  /** Of the browser's own text, in px. */
  readonly text?: 32
  /** As far apart as WCAG 1.4.12 lets visitors set letters, words and lines. */
  readonly isSpaced?: true
}

export const nameOf = ({ width, text, isSpaced }: Look): string =>
  `${width} px${text ? ', text twice as large' : ''}${isSpaced ? ', text spaced' : ''}`

const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Puts one look after another on a page. */
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
  // After the frame, in which the page hears of its new size.
  const laidOut = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return async (look: Look): Promise<void> => {
    await page.setViewportSize({ width: look.width, height: 900 })
    // A new size of the window takes that of the text away.
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: look.text ?? 16 } })
    await setSpacing(look.isSpaced ?? false)
    await laidOut()
  }
}
