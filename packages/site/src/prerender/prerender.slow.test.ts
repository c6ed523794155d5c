import { plainBrand } from '@coverkit/brand/testing'
import { describe, expect, it } from 'vitest'
import { page as notFound } from '../pages/not-found.page.tsx'
import { renderPage } from '../pages/renderPage.tsx'
import { appPatterns, firstStepsOf, openFirstStep, renderEmptyRoot, speculationRules } from './index.tsx'

const firstSteps = firstStepsOf(plainBrand)
const FORBIDDEN = /<script(?! type="application\/ld\+json")|\sstyle=|\son[a-z]+=/i

describe('a static page', () => {
  const { head, body } = renderPage(plainBrand, notFound)

  it('has header, content and the lines that the law asks for', () => {
    expect(head).toContain('<title>We can’t find that page | Plain Cover</title>')
    expect(body).toContain('href="#main"')
    expect(body).toMatch(/<main id="main">.*<h1/)
    for (const text of [
      'Plain Cover Pty Ltd',
      'ABN 00 000 000 000',
      'fictitious brand',
      'doesn’t consider your objectives',
    ]) {
      expect(body).toContain(text)
    }
  })

  it('holds nothing that the policy blocks', () => {
    expect(body).not.toMatch(FORBIDDEN)
  })
})

describe.each(firstSteps.map(({ path }) => path))('the first step %s', (path) => {
  it('is rendered whole, with its title in the head and nothing that the policy blocks', async () => {
    const render = await openFirstStep(plainBrand, path)
    const { head, body } = await render()
    expect(head).toMatch(/<title>[^<]+ \| Plain Cover<\/title>/)
    expect(body).toMatch(
      new RegExp(
        `^<p class="old-browser".*</p><div id="root" data-path="${path}" data-count="\\d+">.*<h1.*Plain Cover Pty Ltd`,
        's',
      ),
    )
    expect(body).not.toContain('<title')
    expect(body).not.toMatch(FORBIDDEN)
  })
})

it('refuses to prerender what is not a first step', async () => {
  await expect(openFirstStep(plainBrand, '/nowhere')).rejects.toThrow('/nowhere')
})

it('leaves nothing to hydrate on pages that were not prerendered', () => {
  const { head, body } = renderEmptyRoot(plainBrand)
  expect(body).toMatch(/^<p class="old-browser" .*<\/p><div id="root"><\/div>$/)
  expect(head).toContain('noindex')
})

// Takes over 5 s: it loads the modules of a whole app.
it('prerenders only pages that the app has', async () => {
  expect(await appPatterns(plainBrand)).toEqual(expect.arrayContaining(firstSteps.map(({ path }) => path)))
})

it('speculates on the main actions', () => {
  expect(speculationRules(plainBrand)).toMatchObject({
    prefetch: [{ urls: firstSteps.filter((step) => step.isMainAction).map((step) => step.path) }],
    prerender: [{ eagerness: 'moderate' }],
  })
})
