import type { Frame, FrameLocator, Page } from '@playwright/test'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const received: unknown[] = []
    Reflect.set(window, 'received', received)
    addEventListener('coverkit', (event) => {
      if (event instanceof CustomEvent) received.push(event.detail)
    })
  })
})

/** Events of the element in this document. */
const received = (document: Page | Frame) => document.evaluate(() => Reflect.get(window, 'received'))

/** The quote shows in the one frame, which grows with its content, and its events arrive. */
async function expectQuote(page: Page, document: Page | Frame = page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  const iframe = document.locator('coverkit-embed iframe')
  await expectCovers(document.frameLocator('coverkit-embed iframe'))
  await expect(iframe).toHaveCount(1)
  const heightOf = async () => Math.round((await iframe.boundingBox())?.height ?? 0)
  const lastHeight = async () =>
    (await received(document)).findLast(({ type }: { type: string }) => type === 'height')?.height
  const follows = async () => (await heightOf()) === (await lastHeight())
  await expect.poll(follows).toBe(true)
  const before = await heightOf()
  // Two columns here become one on a phone.
  await page.setViewportSize({ width: 390, height: 720 })
  await expect.poll(heightOf).toBeGreaterThan(before)
  await expect.poll(follows).toBe(true)
  for (const event of [
    { type: 'ready' },
    { type: 'brand-applied', accountName: 'wattlebird' },
    { type: 'step-viewed', flow: 'client-quote', step: 'select-covers' },
  ]) {
    expect(await received(document)).toContainEqual(event)
  }
}

async function expectCovers(frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('heading', { level: 1, name: 'Choose your covers' })).toBeVisible()
}

test('WordPress: a Custom HTML block', async ({ page }) => {
  await page.goto(`${places.partner}/wordpress`)
  await expectQuote(page)
})

test('WordPress: the bare frame, where scripts are removed', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${places.partner}/wordpress?scripts=removed`)
  await expectCovers(page.frameLocator('.entry-content iframe'))
  expect((await page.locator('.entry-content iframe').boundingBox())?.height).toBe(900)
})

test('Squarespace: a Code Block, on a site that changes pages without loading them', async ({ page }) => {
  await page.goto(`${places.partner}/squarespace`)
  for (const _visit of ['first', 'second']) {
    await page.getByRole('link', { name: 'Insurance' }).click()
    await expectQuote(page)
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

test('Wix: an Embed HTML element, which stands in a frame of its own', async ({ page }) => {
  await page.goto(`${places.partner}/wix`)
  const block = page.frameLocator('#comp-quote iframe')
  await expect(block.locator('coverkit-embed iframe')).toBeAttached()
  const document = page.frames().find((frame) => new URL(frame.url()).pathname === '/wix-block')
  if (!document) throw new Error('No block')
  await expectQuote(page, document)
})

test('Wix: a Custom Element', async ({ page }) => {
  await page.goto(`${places.partner}/wix-element`)
  await expectQuote(page)
})

test('Webflow: a Code Embed element', async ({ page }) => {
  await page.goto(`${places.partner}/webflow`)
  await expectQuote(page)
})
