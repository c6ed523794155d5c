import { expect, it } from 'vitest'
import { turnHue } from './turnHue.ts'

// The green and the blue that are as light as full red, by the weights of WCAG: 0.2126, 0.7152, 0.0722.
it.each([
  ['#FF0000', 120, '#009400'],
  ['#FF0000', 0, '#FF0000'],
  ['#FF0000', 360, '#FF0000'],
  ['#009400', 240, '#FF0000'],
  ['#0000FF', 240, '#005900'],
])('%s turned by %d degrees is %s, which is as light', (hex, degrees, turned) => {
  expect(turnHue(hex, degrees)).toBe(turned)
})

it.each(['#FFFFFF', '#000000', '#777777'])('%s has no hue and stays', (grey) => {
  expect(turnHue(grey, 90)).toBe(grey)
})
