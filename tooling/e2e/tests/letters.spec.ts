import { letterOf, PLACES, sampleMails } from '@coverkit/sandbox/samples'
import { expect, test } from '../src/test.ts'

const { html: letter } = letterOf('wattlebird')
const mails = sampleMails().map(({ group, name, mail }) => ({
  name: `${group}: ${name}`,
  html: letter.replaceAll(PLACES.subject, () => mail.subject).replace(PLACES.html, () => mail.html),
}))

for (const width of [320, 640])
  test(`no message is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    expect(mails.length).toBeGreaterThan(30)
    const wide: string[] = []
    for (const { name, html } of mails) {
      await page.setContent(html, { waitUntil: 'domcontentloaded' })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      if (needed > width) wide.push(`${name} needs ${needed} px`)
    }
    expect(wide).toEqual([])
  })
