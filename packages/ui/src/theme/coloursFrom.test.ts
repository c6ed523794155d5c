import { expect, it } from 'vitest'
import { coloursFrom } from './coloursFrom.ts'
import { makeTheme } from './makeTheme.ts'

const CHANNEL = ['00', '33', '66', '99', 'CC', 'FF']
const cube = CHANNEL.flatMap((red) =>
  CHANNEL.flatMap((green) => CHANNEL.map((blue) => `#${red}${green}${blue}`)),
)

it('makes a palette that can be read of every colour of the web’s cube', () => {
  const unreadable = cube.filter((colour) => {
    try {
      return !makeTheme({ colours: coloursFrom(colour), radius: 8 })
    } catch {
      return true
    }
  })
  expect(cube).toHaveLength(216)
  expect(unreadable).toEqual([])
})

it('keeps a colour that words can be read on as it is', () => {
  expect(coloursFrom('#0E5A73').action).toBe('#0e5a73')
})

it('darkens a pale one for buttons, and keeps it as the accent', () => {
  const { action, accent } = coloursFrom('#FFD400')
  expect(action).toMatch(/^#[678]/)
  expect(accent).toBe('#ffd400')
})

it('refuses what is no colour', () => {
  expect(() => coloursFrom('teal')).toThrow('"colours.action": "teal" is not a colour')
})
