import { describe, expect, test } from 'vitest'
import { currentKey, type KeySet, nextStart, publishedKeys, startNext } from './keySet.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const key = (name: string, signsFrom: number) => ({ jwk: { kty: 'RSA', n: name }, signsFrom })
const names = (keys: readonly { jwk: { n?: string } }[]) => keys.map(({ jwk }) => jwk.n)

describe('L: keys by age', () => {
  const keys: KeySet = [key('first', 0), key('second', 90 * DAY), key('third', 180 * DAY)]

  test('a key signs from its instant until that of the next', () => {
    const signer = (now: number) => currentKey(keys, now).jwk.n
    expect([signer(0), signer(90 * DAY - 1), signer(90 * DAY), signer(200 * DAY)]).toEqual([
      'first',
      'first',
      'second',
      'third',
    ])
  })

  test('a key is published before it signs, and until the last token that it signed has ended', () => {
    const published = (now: number) => names(publishedKeys(keys, now))
    expect(published(10 * DAY)).toEqual(['first', 'second', 'third'])
    expect(published(90 * DAY + 24 * HOUR)).toEqual(['first', 'second', 'third'])
    expect(published(90 * DAY + 25 * HOUR)).toEqual(['second', 'third'])
  })

  test('a next key is wanted when none waits, a day ahead at least', () => {
    expect(nextStart(keys, 179 * DAY)).toBeNull()
    expect(nextStart(keys, 180 * DAY)).toBe(270 * DAY)
    expect(nextStart(keys, 400 * DAY)).toBe(401 * DAY)
  })

  test('rotating lets the key that waits sign', () => {
    const rotated = startNext([key('first', 0), key('second', 90 * DAY)], 5 * DAY)
    expect(currentKey(rotated, 5 * DAY).jwk.n).toBe('second')
    expect(nextStart(rotated, 5 * DAY)).toBe(95 * DAY)
    expect(names(publishedKeys(rotated, 5 * DAY + HOUR))).toEqual(['first', 'second'])
  })

  test('rotating does not change the keys that have signed', () => {
    const rotated = startNext([key('first', 0), key('second', 3 * DAY), key('third', 90 * DAY)], 5 * DAY)
    expect(rotated.map(({ signsFrom }) => signsFrom)).toEqual([0, 3 * DAY, 5 * DAY])
  })
})
