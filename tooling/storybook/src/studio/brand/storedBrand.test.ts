import { describe, expect, it } from 'vitest'
import type { StudioBrand } from './StudioBrand.ts'
import { startingBrands } from './startingBrands.ts'
import { readBrand, type StudioStorage, storeBrand } from './storedBrand.ts'

const brand = startingBrands.get('bluegum') as StudioBrand

function storageOf(content: string | null) {
  const state = { content }
  const storage: StudioStorage = {
    getItem: () => state.content,
    setItem: (_key, value) => {
      state.content = value
    },
  }
  return storage
}

describe('the brand that is stored', () => {
  it('comes back as it was edited', () => {
    const storage = storageOf(null)
    const edited: StudioBrand = {
      ...brand,
      faces: { heading: { kind: 'none' }, body: { kind: 'other', packageName: 'lora', like: 'serif' } },
      links: { ...brand.links, header: [] },
    }
    storeBrand(storage, edited)
    expect(readBrand(storage, brand)).toEqual(edited)
  })

  it.each([
    null,
    '',
    '{',
    '7',
    '[]',
    JSON.stringify({ ...brand, colours: { action: '#000000' } }),
    JSON.stringify({ ...brand, shape: { ...brand.shape, radius: 3 } }),
    JSON.stringify({ ...brand, links: { header: [{ label: 'Learn' }], footer: [] } }),
    JSON.stringify({ ...brand, faces: { heading: 'Figtree', body: { kind: 'none' } } }),
  ])('is left where it is none: %s', (content) => {
    expect(readBrand(storageOf(content), brand)).toBeNull()
  })

  it('may not be stored, which is no fault', () => {
    const full: StudioStorage = {
      getItem: () => {
        throw new Error('Access is denied')
      },
      setItem: () => {
        throw new Error('The quota has been exceeded')
      },
    }
    expect(() => storeBrand(full, brand)).not.toThrow()
    expect(readBrand(full, brand)).toBeNull()
  })
})
