import { roundCover } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { roundedTo } from './amountFields.ts'

describe('what an amount will be rounded to', () => {
  it.each([
    ['122,600', 123_000],
    ['$85.4k', 85_000],
    ['123,000', null],
    ['0', null],
    ['lots', null],
  ])('%s', (text, rounded) => {
    expect(roundedTo(text, roundCover)).toBe(rounded)
  })

  it('is nothing for the amount that stands, which stays as it is', () => {
    expect(roundedTo('750,500', roundCover, '750,500')).toBeNull()
    expect(roundedTo('750500', roundCover, '750,500')).toBeNull()
    expect(roundedTo('750,600', roundCover, '750,500')).toBe(751_000)
  })
})
