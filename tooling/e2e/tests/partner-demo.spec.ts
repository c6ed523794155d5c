import { createHash } from 'node:crypto'
import { places } from '../src/places.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

test('the demo partner’s pages are accessible on a phone and on a desk', async ({ page }) => {
  for (const path of ['/', '/snippet', '/self-test']) {
    await page.goto(places.partner + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
  }
})

test('the snippet names the very file that the host serves, and works as it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${places.partner}/snippet`)
  await page.getByLabel('Brand').selectOption('bluegum')
  await page.getByLabel('Shown as').selectOption('popup')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied.')
  const snippet = await page.evaluate(() => navigator.clipboard.readText())
  const [, address = '', hash] = /src="([^"]+)"\s+integrity="([^"]+)"/.exec(snippet) ?? []
  const { pathname, port } = new URL(address)
  const script = await (await fetch(`http://127.0.0.1:${port}${pathname}`)).arrayBuffer()
  expect(hash).toBe(`sha384-${createHash('sha384').update(Buffer.from(script)).digest('base64')}`)
  for (const line of ['data-account="bluegum"', 'data-mode="popup"', 'data-flow="client-quote"'])
    expect(snippet).toContain(line)
  await expect(page.getByText(`frame-src ${places.embed};`)).toBeVisible()
  await page.getByRole('button', { name: 'Get a quote' }).click()
  const frame = page.frameLocator('coverkit-embed iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Choose your covers' })).toBeVisible()
})

for (const form of ['script', 'element']) {
  test(`the eight lines of the SDK’s README show a quote as they are: ${form}`, async ({ page }) => {
    await page.goto(`${places.partner}/eight-lines?form=${form}`)
    const frame = page.frameLocator('coverkit-embed iframe')
    await expect(frame.getByRole('heading', { level: 1, name: 'Choose your covers' })).toBeVisible()
  })
}

/** Where a frame stays silent, the page's clock measures the wait. */
const findings: readonly (readonly [trial: string, words: RegExp, isSilent?: true])[] = [
  ['none', /OK: The frame responds\./],
  ['frame', /Problem: .*blocks the frame\. Add http:\/\/embed\.localhost:\d+ to frame-src\./, true],
  ['script', /Problem: .*blocks the loader\. Add http:\/\/embed\.localhost:\d+ to script-src\./],
  ['case', /Problem: .*the name "WATTLEBIRD" isn.t permitted/, true],
]
for (const [trial, words, isSilent = false] of findings) {
  test(`the self-test says what is wrong: ${trial}`, async ({ page, trouble }) => {
    if (trial !== 'none')
      trouble.expect(
        /^console: (Framing|Loading the script) .*Content Security Policy|^403 \//,
        'what the self-test finds',
      )
    if (isSilent) await page.clock.install()
    await page.goto(`${places.partner}/self-test?trial=${trial}`)
    const found = async () => {
      if (isSilent) await page.clock.runFor(1_000)
      return page.getByText(words).isVisible()
    }
    await expect.poll(found, { intervals: [50] }).toBe(true)
  })
}
