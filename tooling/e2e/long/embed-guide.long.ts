import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

const GUIDE = new URL('../../../docs/embedding.md', import.meta.url)

/** The blocks of HTML that the guide has under "Embed in ten minutes": the element, and the one tag. */
async function blocksOfGuide(): Promise<readonly string[]> {
  const [, section = ''] = (await readFile(GUIDE, 'utf8')).split(/^## Embed in ten minutes$/m)
  const [tenMinutes = ''] = section.split(/^## /m)
  return [...tenMinutes.matchAll(/```html\n([\s\S]*?)```/g)].map(([, block = '']) => block)
}

/** Makes a page in an empty folder as the guide says, and opens it at an origin that the broker has listed. */
async function follow(page: Page, block: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'coverkit-embed-guide-'))
  try {
    const pasted = block.replaceAll('https://embed.broker.example', places.embed)
    const file = join(folder, 'index.html')
    await writeFile(
      file,
      `<!doctype html>\n<html lang="en-AU">\n<title>Ours</title>\n<body>\n${pasted}</body>\n</html>\n`,
    )
    // The HTML is put into a page of the partner's server: to Chromium, a page that a test fulfils is not on
    // this machine.
    await page.goto(`${places.partner}/webflow`)
    await page.setContent(await readFile(file, 'utf8'))
    const frame = page.frameLocator('coverkit-embed iframe')
    await expect(frame.getByRole('heading', { level: 1, name: 'Choose your covers' })).toBeVisible()
    await frame.getByRole('checkbox', { name: 'Life cover' }).check()
    await expect(frame.getByRole('checkbox', { name: 'Life cover' })).toBeChecked()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('the guide has two ways, and each shows a quote that takes answers', async ({ page }) => {
  const blocks = await blocksOfGuide()
  expect(blocks).toHaveLength(2)
  for (const block of blocks) await follow(page, block)
})
