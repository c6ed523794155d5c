import { expect, type Page } from '@playwright/test'

/** Sets the page to a phone's width, with the text at twice the browser's default size. */
export async function twiceTheText(page: Page, width = 390): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await page.setViewportSize({ width, height: 844 })
  // Resizing the window resets the text size.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(rootSize).toBe('32px')
}
