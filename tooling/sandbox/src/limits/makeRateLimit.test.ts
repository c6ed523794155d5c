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

  it('counts 10,000 keys, and forgets the one that was unused for longest', () => {
    const limit = makeRateLimit({ requests: 1, seconds: 60 })
    limit('first', at(0))
    for (let index = 1; index < 10_000; index++) limit(`key ${index}`, at(0))
    expect(limit('first', at(0))).toBe(60)
    limit('one more', at(0))
    expect(limit('first', at(0))).toBe(60)
    expect(limit('key 1', at(0))).toBe(0)
  })
})
