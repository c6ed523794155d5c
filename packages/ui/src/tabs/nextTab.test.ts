import { describe, expect, it } from 'vitest'
import { nextTab } from './nextTab.ts'

describe('the tab that a key leads to', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
    ['ArrowDown', 1, null],
  ])('%s from %d is %s', (key, place, next) => {
    expect(nextTab(key, place, 3, false)).toBe(next)
  })

  it('follows the arrows as they are seen where text runs from right to left', () => {
    expect(nextTab('ArrowLeft', 0, 3, true)).toBe(1)
    expect(nextTab('ArrowRight', 0, 3, true)).toBe(2)
  })
})
