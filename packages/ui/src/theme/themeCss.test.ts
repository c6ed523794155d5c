import { describe, expect, it } from 'vitest'
import { plainTokens } from '../testing/plainTokens.ts'
import { themeContract, themeCss } from './index.ts'

const references = Object.values(themeContract).flatMap((group) => Object.values(group))

describe('the css of a theme', () => {
  it('sets every variable that the kit refers to, once', () => {
    const [light = ''] = themeCss(plainTokens).split('@media')
    for (const reference of references) {
      const name = reference.slice('var('.length, -1)
      expect(light.split(`  ${name}: `)).toHaveLength(2)
    }
  })

  it('changes colours and shadows alone in dark', () => {
    const [, dark = ''] = themeCss(plainTokens).split('@media (prefers-color-scheme: dark)')
    const names = [...dark.matchAll(/--ck-([a-z]+)-/g)].map(([, group]) => group)
    expect(new Set(names)).toEqual(new Set(['colour', 'shadow']))
  })

  it('holds where it is said to hold, weaker than any rule without a layer', () => {
    const css = themeCss(plainTokens, '.partner')
    expect(css).toMatch(
      /^@layer ck-theme, ck-base, ck-component, ck-sprinkle;\n@layer ck-theme \{\n\.partner \{\n/,
    )
    expect(css).not.toContain(':root')
  })

  it.each([
    ['serif; } body { display: none', 'font.heading is no css value: serif; } body { display: none'],
    ['</style><script>', 'font.heading is no css value: </style><script>'],
    ['a /* b', 'font.heading is no css value: a /* b'],
  ])('refuses a font that would end its declaration: %s', (headingFamily, message) => {
    expect(() => themeCss({ ...plainTokens, headingFamily })).toThrow(new RangeError(message))
  })
})
