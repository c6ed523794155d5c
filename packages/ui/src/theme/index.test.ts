import { expect, it } from 'vitest'
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
  const { light } = makeTheme({
    colours: {
      action: '#123456',
      actionPressed: '#123456',
      accent: '#123456',
      accentText: '#123456',
      ink: '#123456',
      softInk: '#123456',
      tint: '#ffffff',
      border: '#123456',
    },
    radius: 4,
  })
  for (const group of Object.keys(themeContract) as (keyof typeof themeContract)[]) {
    expect(Object.keys(light[group]).sort()).toEqual(Object.keys(themeContract[group]).sort())
  }
})
