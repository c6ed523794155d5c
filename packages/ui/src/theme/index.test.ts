import { expect, it } from 'vitest'
import { plainTokens } from '../testing/index.ts'
import { makeTheme, themeContract } from './index.ts'
import { COLOUR_NAMES } from './tokens.ts'

it('loads where no styles can be written', () => {
  expect(Object.keys(themeContract.colour)).toEqual([...COLOUR_NAMES])
})

it('names every variable so that a partner can set it', () => {
  expect(themeContract.colour.softInk).toBe('var(--ck-colour-soft-ink)')
  expect(themeContract.space[16]).toBe('var(--ck-space-16)')
  expect(themeContract.font.headingWeight).toBe('var(--ck-font-heading-weight)')
})

it('gives a value to every variable of the contract', () => {
  const { light } = makeTheme(plainTokens)
  for (const group of Object.keys(themeContract) as (keyof typeof themeContract)[]) {
    expect(Object.keys(light[group]).sort()).toEqual(Object.keys(themeContract[group]).sort())
  }
})
