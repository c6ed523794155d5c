import { describe, expect, it } from 'vitest'
import { changeBrand } from './changeBrand.ts'
import type { StudioBrand } from './StudioBrand.ts'
import { startingBrands } from './startingBrands.ts'

const brand = startingBrands.get('wattlebird') as StudioBrand
const words = ({ links }: StudioBrand) => links.header.map(({ label }) => label)

describe('an edit changes one part and leaves the rest', () => {
  it('of the company, the colours, the shape, the faces and the logo', () => {
    const edited = [
      { type: 'company', name: 'title', value: 'Grevillea' } as const,
      { type: 'colour', token: 'ink', value: '#000000' } as const,
      { type: 'shape', name: 'radius', value: '2' } as const,
      { type: 'face', use: 'body', choice: { kind: 'none' } } as const,
      { type: 'logo', logo: { kind: 'name' } } as const,
    ].reduce(changeBrand, brand)
    expect(edited).toEqual({
      ...brand,
      company: { ...brand.company, title: 'Grevillea' },
      colours: { ...brand.colours, ink: '#000000' },
      shape: { ...brand.shape, radius: '2' },
      faces: { ...brand.faces, body: { kind: 'none' } },
      logo: { ...brand.logo, kind: 'name' },
    })
  })

  it('of the links of one place', () => {
    const edited = changeBrand(brand, { type: 'link', place: 'header', id: 'header2', label: 'Sums' })
    expect(words(edited)).toEqual(['Get a quote', 'Sums', 'Who we are'])
    expect(edited.links.footer).toBe(brand.links.footer)
  })
})

describe('links', () => {
  it('move up, and the first stays', () => {
    const moved = changeBrand(brand, { type: 'move-link', place: 'header', id: 'header3' })
    expect(words(moved)).toEqual(['Get a quote', 'Who we are', 'Calculate your needs'])
    expect(changeBrand(brand, { type: 'move-link', place: 'header', id: 'header1' }).links).toEqual(
      brand.links,
    )
  })

  it('have ids of their own after others were removed', () => {
    const removed = changeBrand(brand, { type: 'remove-link', place: 'header', id: 'header1' })
    const added = changeBrand(removed, { type: 'add-link', place: 'header' })
    expect(added.links.header.map(({ id }) => id)).toEqual(['header2', 'header3', 'header4'])
  })
})

it('begins with the first brand’s tokens, with those of every other one', () => {
  expect([...startingBrands.keys()][0]).toBe('wattlebird')
  expect([...startingBrands.keys()].toSorted()).toEqual([
    'bluegum',
    'coolabah',
    'redearth',
    'saltbush',
    'wattlebird',
  ])
})
