import { expect, it } from 'vitest'
import { moveHighlight } from './moveHighlight.ts'

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, null],
  ['End', -1, 3, null],
  ['a', 1, 3, null],
  ['ArrowDown', -1, 0, null],
])('%s from %i of %i leads to %j', (key, active, count, expected) => {
  expect(moveHighlight(key, active, count)).toBe(expected)
})
