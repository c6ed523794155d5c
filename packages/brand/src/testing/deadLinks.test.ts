import { expect, it } from 'vitest'
import { deadLinks } from './deadLinks.ts'
import { plainBrand } from './plainBrand.tsx'

it('names each path that is no page, from the data and from the pages, once', () => {
  const brand = { ...plainBrand, fsgLink: '/guide' }
  const isPage = (path: string) => !['/guide', '/gone'].includes(path)
  const hrefs = ['/gone?a=1', '/gone#b', '#here', 'https://elsewhere.example/gone', 'mailto:a@b.example']
  expect(deadLinks(brand, { hrefs, isPage })).toEqual(['/guide', '/gone'])
})
