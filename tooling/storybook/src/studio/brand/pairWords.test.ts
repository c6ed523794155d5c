import { contrastPairs, inspectTheme } from '@coverkit/ui/theme'
import { describe, expect, it } from 'vitest'
import { isTooFaint, pairFault, placeOf, ratioText, tokensOfPair } from './pairWords.ts'
import type { ColourToken, StudioBrand } from './StudioBrand.ts'
import { themedTokens } from './settingsOf.ts'
import { startingBrands } from './startingBrands.ts'

const brand = startingBrands.get('wattlebird') as StudioBrand

const faultsWith = (token: ColourToken, value: string) => {
  const edited = { ...brand, colours: { ...brand.colours, [token]: value } }
  return inspectTheme(themedTokens(edited)).contrast.filter(isTooFaint)
}

describe('every pair', () => {
  it('has words for what is drawn', () => {
    for (const pair of contrastPairs)
      for (const scheme of ['light', 'dark'] as const) {
        expect(placeOf({ ...pair, scheme, measured: 1 })).toMatch(/^[a-z]+ /)
      }
  })

  it('that fails by one token names that token first', () => {
    const tokens = ['action', 'actionPressed', 'accentText', 'softInk', 'border'] as const
    for (const token of tokens) {
      const failing = faultsWith(token, '#F0F0F0').filter(({ scheme }) => scheme === 'light')
      expect(failing.length).toBeGreaterThan(0)
      expect(failing.some((pair) => tokensOfPair(pair)[0] === token)).toBe(true)
    }
  })

  it('that fails is a sentence with both names, the ratio and where they meet', () => {
    const [first] = faultsWith('border', '#DDDDDD')
    expect(first && pairFault(first)).toBe(
      'border on surface is 1.35:1 in light and needs 3:1: borders of fields on the page. Change border.',
    )
  })
})

it('cuts a ratio, so that 4.499 does not look like enough', () => {
  expect(ratioText(4.4999)).toBe('4.49:1')
})
