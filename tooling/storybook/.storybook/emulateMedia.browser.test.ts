import { afterEach, beforeEach, expect, it } from 'vitest'
import { emulateMedia } from './emulateMedia.ts'

let sheet: HTMLStyleElement
let box: HTMLElement

const width = () => getComputedStyle(box).width

beforeEach(() => {
  sheet = document.head.appendChild(document.createElement('style'))
  box = document.body.appendChild(document.createElement('div'))
  box.id = 'box'
})

afterEach(() => {
  emulateMedia(new Set())
  sheet.remove()
  box.remove()
})

it.each([
  ['forced-colors', '(forced-colors: active)', '(forced-colors: none)'],
  ['prefers-reduced-motion', '(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: no-preference)'],
] as const)('turns the rules of %s on, and off again', (feature, on, off) => {
  sheet.textContent = `@media ${on} { #box { width: 7px } } @media ${off} { #box { width: 3px } }`
  expect(width()).toBe('3px')
  emulateMedia(new Set([feature]))
  expect(width()).toBe('7px')
  emulateMedia(new Set())
  expect(width()).toBe('3px')
})

it('leaves the other feature as it is', () => {
  sheet.textContent = '#box { width: 3px } @media (forced-colors: active) { #box { width: 7px } }'
  emulateMedia(new Set(['prefers-reduced-motion']))
  expect(width()).toBe('3px')
})

it('finds rules inside layers and other conditions, and leaves the rest of theirs to decide', () => {
  sheet.textContent = `@layer kit { @supports (display: grid) {
    @media screen and (forced-colors: active) { #box { width: 7px } }
    @media print and (forced-colors: active) { #box { width: 9px } }
  } }`
  emulateMedia(new Set(['forced-colors']))
  expect(width()).toBe('7px')
})

it('reaches a sheet that arrives later when it is called again', () => {
  emulateMedia(new Set(['forced-colors']))
  sheet.textContent = '@media (forced-colors: active) { #box { width: 7px } }'
  expect(width()).not.toBe('7px')
  emulateMedia(new Set(['forced-colors']))
  expect(width()).toBe('7px')
})
