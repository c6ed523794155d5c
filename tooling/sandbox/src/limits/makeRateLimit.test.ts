import { describe, expect, it } from 'vitest'
import { makeRateLimit } from './makeRateLimit.ts'

const at = (second: number) => new Date(second * 1000)

describe('a rate of two requests a minute', () => {
  it('refuses the third, with the seconds that are left', () => {
    const limit = makeRateLimit({ requests: 2, seconds: 60 })
    expect([limit('a', at(0)), limit('a', at(10)), limit('a', at(20)), limit('b', at(20))]).toEqual([
      0, 0, 40, 0,
    ])
  })

  it.each([60, 61, 600])('starts at zero in a window that begins after %i seconds', (second) => {
    const limit = makeRateLimit({ requests: 2, seconds: 60 })
    for (const use of [0, 1, 2]) limit('a', at(use))
    expect([limit('a', at(second)), limit('a', at(second)), limit('a', at(second))]).toEqual([0, 0, 60])
  })
})
