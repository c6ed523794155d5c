import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Downloads a PDF by a press, and returns its text. */
export async function downloadedText(page: Page, press: () => Promise<void>): Promise<string> {
  // It is large, and most tests download nothing.
  const { readPdf } = await import('@coverkit/sandbox/read-pdf')
  const download = page.waitForEvent('download')
  await press()
  const { pages } = await readPdf(await readFile(await (await download).path()))
  return pages.map(({ text }) => text).join('\n')
}
