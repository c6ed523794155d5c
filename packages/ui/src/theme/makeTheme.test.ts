import { describe, expect, it } from 'vitest'
import { plainTokens } from '../testing/index.ts'
import { contrastRatio } from './colour.ts'
import { contrastPairs } from './contrastPairs.ts'
import { makeTheme } from './makeTheme.ts'
import type { BrandTokens } from './tokens.ts'

const vivid: BrandTokens = {
  colours: {
    action: '#5B2FA8',
    actionPressed: '#472387',
    accent: '#2FBF8A',
    accentText: '#0B6B49',
    ink: '#241B36',
    softInk: '#5A5468',
    tint: '#F6F3FB',
    border: '#8C86A0',
  },
  radius: 12,
}
const earthy: BrandTokens = {
  colours: {
    action: '#A63D17',
    actionPressed: '#842F10',
    accent: '#E3A52B',
    accentText: '#7A5200',
    ink: '#2A1F1A',
    softInk: '#5F524A',
    tint: '#FBF4EC',
    border: '#948578',
  },
  radius: 4,
}
const cool: BrandTokens = {
  colours: {
    action: '#0E5A73',
    actionPressed: '#0A4356',
    accent: '#6BB7A5',
    accentText: '#1E6657',
    ink: '#12262E',
    softInk: '#4A5D66',
    tint: '#EFF6F6',
    border: '#7C8F97',
  },
  radius: 8,
}
const soft: BrandTokens = {
  colours: {
    action: '#3F5B41',
    actionPressed: '#2D4430',
    accent: '#D98B7B',
    accentText: '#93402F',
    ink: '#22281F',
    softInk: '#565F52',
    tint: '#F5F6F0',
    border: '#868F80',
  },
  radius: 16,
}
const formal: BrandTokens = {
  colours: {
    action: '#1F3263',
    actionPressed: '#15244A',
    accent: '#C98A4B',
    accentText: '#86501A',
    ink: '#161C2E',
    softInk: '#4E566C',
    tint: '#F3F5FA',
    border: '#828AA0',
  },
  radius: 2,
}

const temperaments = { plain: plainTokens, vivid, earthy, cool, soft, formal }

describe.each(Object.entries(temperaments))('theme of a %s brand', (_name, tokens) => {
  it.each(['light', 'dark'] as const)('reaches every contrast ratio in %s', (scheme) => {
    const { colour } = makeTheme(tokens)[scheme]
    const failing = contrastPairs
      .map((pair) => ({ ...pair, is: contrastRatio(colour[pair.foreground], colour[pair.background]) }))
      .filter((pair) => pair.is < pair.ratio)
      .map((pair) => `${pair.foreground} on ${pair.background}: ${pair.is.toFixed(2)} < ${pair.ratio}`)
    expect(failing).toEqual([])
  })

  it('keeps the brand colours as given in light', () => {
    expect(makeTheme(tokens).light.colour).toMatchObject(tokens.colours)
  })
})

it('keeps the status colours the same in every brand', () => {
  expect(makeTheme(vivid).light.colour.error).toBe(makeTheme(formal).light.colour.error)
  expect(makeTheme(vivid).dark.colour.warnTint).toBe(makeTheme(formal).dark.colour.warnTint)
})

it('refuses a colour that is not six-digit hex', () => {
  const broken = { ...plainTokens, colours: { ...plainTokens.colours, action: 'purple' } }
  expect(() => makeTheme(broken)).toThrow(RangeError)
})
