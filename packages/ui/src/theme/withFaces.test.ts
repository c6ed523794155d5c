import { expect, it } from 'vitest'
import { plainTokens } from '../testing/index.ts'
import type { Face } from './BrandFaces.ts'
import { withFaces } from './withFaces.ts'

const face = (family: string, weight: Face['weight']): Face => ({
  family,
  file: `./${family}.woff2`,
  weight,
  fallback: { like: 'serif', sizeAdjust: 104, ascent: 90, descent: 20 },
})

it('sets text and headings in the faces, each before its fallback', () => {
  const tokens = withFaces(plainTokens, { heading: face('Old', 500), body: face('Plain', [400, 700]) })
  expect(tokens.bodyFamily).toBe('"Plain", "Plain Fallback", Georgia, serif')
  expect(tokens.headingFamily).toBe('"Old", "Old Fallback", Georgia, serif')
  expect(tokens.headingWeight).toBe(500)
})

it('gives headings the boldest weight of a face that has several', () => {
  expect(withFaces(plainTokens, { heading: face('Plain', [400, 700]) }).headingWeight).toBe(700)
})

it('leaves the tokens of a brand without faces as they are', () => {
  expect(withFaces(plainTokens, {})).toEqual(plainTokens)
})
