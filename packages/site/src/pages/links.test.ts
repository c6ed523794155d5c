/// <reference types="vite/client" />
import { plainBrand } from '@coverkit/brand/testing'
import { describe, expect, it } from 'vitest'
import { appPatterns, firstStepsOf, redirectsOf } from '../prerender/index.tsx'
import { linkablePaths } from './linkablePaths.ts'
import { type PageModule, pagesOf } from './pagesOf.ts'
import { renderPage } from './renderPage.tsx'

const modules = import.meta.glob<PageModule>('./*.page.tsx', { eager: true })
const pages = Object.values(modules).flatMap((module) => pagesOf(module, plainBrand))
const bodies = new Map(pages.map((page) => [page.path, renderPage(plainBrand, page).body]))
const patterns = (await appPatterns(plainBrand)).map((pathname) => new URLPattern({ pathname }))

const isPage = (path: string) =>
  path === '/' ||
  bodies.has(path) ||
  path in redirectsOf(plainBrand) ||
  firstStepsOf(plainBrand).some((step) => step.path === path) ||
  patterns.some((pattern) => pattern.test({ pathname: path }))

function errorOf(href: string, from: string): string[] {
  const { pathname, hash } = new URL(href, `https://site.example${from}`)
  if (!isPage(pathname)) return [`${href} is no page`]
  const body = bodies.get(pathname)
  return hash && body && !body.includes(`id="${hash.slice(1)}"`)
    ? [`${href} names a part that is not there`]
    : []
}

describe.each([...bodies])('%s', (path, body) => {
  it('leads only to pages, and to parts of them, that exist', () => {
    const links = [...body.matchAll(/href="([/#][^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.flatMap((href) => errorOf(href, path))).toEqual([])
  })
})

it('has no two shared pages with one address', () => {
  expect(bodies.size).toBe(pages.length)
})

describe('the pages that a brand’s navigation may link to', () => {
  it('exist', () => {
    expect(linkablePaths.filter((path) => !isPage(path))).toEqual([])
  })

  it('are every public page, and more', () => {
    const open = pages.filter(({ indexed }) => indexed).map(({ path }) => path)
    expect(linkablePaths).toEqual(expect.arrayContaining(open))
    expect(linkablePaths.length).toBeGreaterThan(open.length)
  })
})
