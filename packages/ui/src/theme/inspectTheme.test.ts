import { expect, it } from 'vitest'
import { plainTokens } from '../testing/index.ts'
import { contrastPairs } from './contrastPairs.ts'
import { inspectTheme } from './inspectTheme.ts'
import { themeCss } from './themeCss.ts'

const withColour = (colour: Partial<typeof plainTokens.colours>) => ({
  ...plainTokens,
  colours: { ...plainTokens.colours, ...colour },
})

it('has the css of a theme that can be read', () => {
  expect(inspectTheme(plainTokens, '[data-x]').css).toBe(themeCss(plainTokens, '[data-x]'))
})

it('measures every pair in light and dark', () => {
  const { contrast } = inspectTheme(plainTokens)
  expect(contrast).toHaveLength(2 * contrastPairs.length)
  expect(contrast.filter(({ measured, ratio }) => measured < ratio)).toEqual([])
})

it('has css and the failing pairs of one that can’t', () => {
  const { css, contrast } = inspectTheme(withColour({ softInk: '#9E9E9E' }))
  expect(css).toContain('--ck-colour-soft-ink: #9E9E9E;')
  const failing = contrast.filter(({ measured, ratio }) => measured < ratio)
  expect(failing.map(({ foreground, background, scheme }) => [foreground, background, scheme])).toEqual([
    ['softInk', 'surface', 'light'],
    ['softInk', 'tint', 'light'],
    ['softInk', 'raised', 'light'],
    ['softInk', 'actionTint', 'light'],
  ])
  expect(failing[0]?.measured).toBeCloseTo(2.67, 1)
})

it('refuses what is no colour', () => {
  expect(() => inspectTheme(withColour({ accent: '#12345' }))).toThrow(
    '"colours.accent": "#12345" is not a colour',
  )
})
