import { expect, it } from 'vitest'
import { contrastErrors, deadLinks } from './brandErrors.ts'
import { plainBrand } from './plainBrand.tsx'

const pairs = [{ foreground: 'ink', background: 'surface', ratio: 4.5 }]
const colours = { ink: '#777777', surface: '#ffffff' }

it('accepts a pair that reaches its ratio', () => {
  expect(contrastErrors({ colours, pairs, contrast: () => 4.5 })).toEqual([])
})

it('names a pair that does not, also when its contrast is unknown', () => {
  expect(contrastErrors({ colours, pairs, contrast: () => 4.48 })).toEqual(['ink on surface: 4.48 < 4.5'])
  expect(contrastErrors({ colours, pairs, contrast: () => Number.NaN })).toHaveLength(1)
})

it('names each path that is no page, from the data and from the pages, once', () => {
  const brand = { ...plainBrand, fsgLink: '/guide' }
  const isPage = (path: string) => !['/guide', '/gone'].includes(path)
  const hrefs = ['/gone?a=1', '/gone#b', '#here', 'https://elsewhere.example/gone', 'mailto:a@b.example']
  expect(deadLinks(brand, { hrefs, isPage })).toEqual(['/guide', '/gone'])
})
