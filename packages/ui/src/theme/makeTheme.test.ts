import { describe, expect, it } from 'vitest'
import { plainTokens } from '../testing/index.ts'
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
  it('can be read in light and dark', () => {
    expect(() => makeTheme(tokens)).not.toThrow()
  })

  it('keeps the brand colours as given in light', () => {
    expect(makeTheme(tokens).light.colour).toMatchObject(tokens.colours)
  })
})

it('keeps the status colours the same in every brand', () => {
  expect(makeTheme(vivid).light.colour.error).toBe(makeTheme(formal).light.colour.error)
  expect(makeTheme(vivid).dark.colour.warnTint).toBe(makeTheme(formal).dark.colour.warnTint)
})

const changed = (colours: Partial<BrandTokens['colours']>): BrandTokens => ({
  ...plainTokens,
  colours: { ...plainTokens.colours, ...colours },
})

describe('refuses', () => {
  it.each(['purple', '#12345', '#1234567', '#12345G', ''])(
    'the colour "%s" by the name of its token',
    (accent) => {
      expect(() => makeTheme(changed({ accent }))).toThrow(
        new RangeError(`"colours.accent": "${accent}" is not a colour; write six digits, as #1F4FA3`),
      )
    },
  )

  it('every colour that is none, at once', () => {
    expect(() => makeTheme(changed({ accent: 'red', tint: '#FFF' }))).toThrow(
      /"colours\.accent": "red" [^\n]+\n"colours\.tint": "#FFF" is not a colour/,
    )
  })

  // #808080 on white is 3.949:1.
  it('text that is too pale, with the pair and the ratio', () => {
    expect(() => makeTheme(changed({ softInk: '#808080' }))).toThrow(
      '"softInk" on "surface" is 3.94:1 in light mode; at least 4.5:1 is needed',
    )
  })

  it('a border that nobody sees', () => {
    expect(() => makeTheme(changed({ border: '#CCCCCC' }))).toThrow(
      '"border" on "surface" is 1.6:1 in light mode; at least 3:1 is needed',
    )
  })

  // The dark scheme's surfaces are made of ink: a pale one leaves no room for text above them.
  it('what can be read in light alone', () => {
    expect(() => makeTheme(changed({ ink: '#6B6B6B' }))).toThrow(/ in dark mode; at least 4\.5:1 is needed/)
  })
})

it('shows a ratio that is just too small as too small', () => {
  // #777777 on white is 4.478:1.
  expect(() => makeTheme(changed({ softInk: '#777777', tint: '#FFFFFF' }))).toThrow(
    ' is 4.47:1 in light mode',
  )
})

it('keeps a space no larger than its share of the narrowest phone', () => {
  const { space } = makeTheme(vivid).light
  expect(space[4]).toBe('min(0.25rem, 1.25vw)')
  expect(space[20]).toBe('min(1.25rem, 6.25vw)')
  expect(space[96]).toBe('min(6rem, 30vw)')
})
