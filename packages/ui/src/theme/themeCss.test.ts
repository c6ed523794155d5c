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
    const [, ...dark] = themeCss(plainTokens).split('@media')
    expect(dark).toHaveLength(2)
    for (const rule of dark) {
      const names = [...rule.matchAll(/--ck-([a-z]+)-/g)].map(([, group]) => group)
      expect(new Set(names)).toEqual(new Set(['colour', 'shadow']))
    }
  })

  it('holds where it is said to hold, weaker than any rule without a layer', () => {
    const css = themeCss(plainTokens, '.partner')
    expect(css).toMatch(
      /^@layer ck-theme, ck-base, ck-component, ck-sprinkle;\n@layer ck-theme \{\n\.partner \{\n/,
    )
    expect(css).not.toContain(':root')
  })

  it('is dark by the device unless light was chosen, and on a screen where dark was', () => {
    const css = themeCss(plainTokens)
    expect(css).toContain(
      '@media (prefers-color-scheme: dark) {\n:is(:root):not(:where([data-scheme="light"], [data-scheme="light"] *)) {',
    )
    expect(css).toContain('@media screen {\n:is(:root):where([data-scheme="dark"], [data-scheme="dark"] *) {')
  })

  it.each([
    ['serif; } body { display: none', 'font.heading is no css value: serif; } body { display: none'],
    ['</style><script>', 'font.heading is no css value: </style><script>'],
    ['a /* b', 'font.heading is no css value: a /* b'],
  ])('refuses a font that would end its declaration: %s', (headingFamily, message) => {
    expect(() => themeCss({ ...plainTokens, headingFamily })).toThrow(new RangeError(message))
  })
})
