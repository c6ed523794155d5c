import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { HelpSearch } from './HelpSearch.tsx'
import { helpIndex } from './helpIndex.ts'
import { openHelpSearch } from './openHelpSearch.ts'

const WAIT = { timeout: 20_000 }
const { path, content } = helpIndex(plainBrand)

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The search as the static page has it, with what its index is answered with. */
function open(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const html = renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <HelpSearch />
    </BrandProvider>,
  )
  document.body.append(document.createRange().createContextualFragment(html))
  const form = document.querySelector('form')
  const input = document.querySelector('input')
  const status = document.querySelector('[role="status"]')
  if (!form || !input || !status) throw new Error('The search is not whole')
  expect(form.dataset.helpSearch).toBe(path)
  const type = (text: string) => {
    input.value = text
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return { form, input, status, type, links: () => [...form.querySelectorAll('li a')] }
}

const indexed = async () => new Response(content)

test('answers what was typed before it was there', async () => {
  const { form, input, links } = open(indexed)
  input.value = 'complain'
  openHelpSearch(form, path)
  await vi.waitFor(() => expect(links()[0]?.getAttribute('href')).toBe('/complaints'), WAIT)
})

test('says how many answers there are, and empties the list with the field', async () => {
  const { form, status, type, links } = open(indexed)
  openHelpSearch(form, path)
  type('stepped')
  await vi.waitFor(() => expect(status.textContent).toMatch(/^\d answers? for “stepped”$/), WAIT)
  expect(links().length).toBeGreaterThan(0)
  type('')
  await vi.waitFor(() => expect([status.textContent, links().length]).toEqual(['', 0]), WAIT)
})

test('shows what was typed as text alone', async () => {
  const { form, status, type } = open(indexed)
  openHelpSearch(form, path)
  type('<img src=x onerror=alert(1)>')
  await vi.waitFor(() => expect(status.textContent).toContain('<img src=x onerror=alert(1)>'), WAIT)
  expect(form.querySelector('img')).toBeNull()
})

test.each([
  ['the network is gone', () => Promise.reject(new TypeError('offline'))],
  ['the host is busy', async () => new Response('', { status: 503 })],
])('asks for the index again once %s', async (_, fail) => {
  let isDown = true
  const { form, status, type, links } = open(() => (isDown ? fail() : indexed()))
  openHelpSearch(form, path)
  type('claim')
  await vi.waitFor(() => expect(status.textContent).toMatch(/^Search isn’t working right now/), WAIT)
  isDown = false
  type('claims')
  await vi.waitFor(() => expect(links().length).toBeGreaterThan(0), WAIT)
})
