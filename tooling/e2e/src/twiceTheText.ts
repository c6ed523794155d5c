import { expect, type Page } from '@playwright/test'

/** Makes the page a phone's, with the text twice as large as the browser begins with. */
export async function twiceTheText(page: Page, width = 390): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await page.setViewportSize({ width, height: 844 })
  // A new size of the window takes that of the text away.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(rootSize).toBe('32px')
}
