import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedOperations, type OpenedReference, openReference } from './reference.fixture.ts'

const SECTIONS = [
  'Try it',
  'Authentication',
  'Writing once: tracking ids',
  'Conditional requests',
  'Retries',
  'Limits',
  'Errors',
]

let reference: OpenedReference
beforeAll(async () => {
  reference = await openReference()
})
afterAll(() => reference?.close())

describe.each([390, 1280])('the reference at %d px', (width) => {
  it('introduces the contract, scrolls in one direction and needs nothing from elsewhere', async () => {
    const page = await reference.browser.newPage({ viewport: { width, height: 900 } })
    const seen = reference.watch(page)
    await page.goto(reference.address)
    for (const name of SECTIONS) await page.locator('h2').getByText(name, { exact: true }).waitFor()
    await page.getByText('Insurers fail one by one').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(seen).toEqual([])
    await page.close()
  })

  it('shows request and answer of an operation by its address, with the errors', async () => {
    const page = await reference.browser.newPage({ viewport: { width, height: 900 } })
    const seen = reference.watch(page)
    await page.goto(`${reference.address}#operation/saveQuote`)
    await page.getByText('Responses', { exact: true }).first().waitFor()
    const text = () => page.evaluate(() => document.body.innerText.replaceAll('\u200b', ''))
    expect(await text()).toContain('/api/v1/quote/savequotes')
    expect(await text()).toMatch(/"tracking": \{\s+"id": "6f1c1f1e-/)
    expect(await text()).toMatch(/"successful": true,\s+"id": "/)
    await page.getByText('default', { exact: true }).first().click()
    await page.getByText('application/problem+json').first().waitFor()
    expect(await text()).toContain('"code": "whole-dollars"')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(seen).toEqual([])
    await page.close()
  })
})

it('every operation of the document has a summary of its own, which is its heading', () => {
  const summaries = documentedOperations().map(({ summary }) => summary)
  expect(summaries.length).toBeGreaterThan(70)
  expect(summaries.filter((summary) => summary === '')).toEqual([])
})
