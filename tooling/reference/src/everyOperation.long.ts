import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedOperations, type OpenedReference, openReference } from './reference.fixture.ts'

let reference: OpenedReference
beforeAll(async () => {
  reference = await openReference()
})
afterAll(() => reference?.close())

it('has a page for every operation, with its path and its answers', async () => {
  for (const { id, path, summary } of documentedOperations()) {
    const page = await reference.browser.newPage({ viewport: { width: 390, height: 900 } })
    const seen = reference.watch(page)
    await page.goto(`${reference.address}#operation/${id}`)
    await page.locator('h2').getByText(summary, { exact: true }).waitFor()
    await page.getByText('Responses', { exact: true }).first().waitFor()
    const text = await page.evaluate(() => document.body.innerText.replaceAll('\u200b', ''))
    expect(text, id).toContain(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(390)
    expect(seen).toEqual([])
    await page.close()
  }
})
