import { hostileJson, isPolluted } from '@coverkit/core/testing'
import type { DraftKind } from '@coverkit/drafts'
import fc from 'fast-check'
import { expect } from 'vitest'

const REACHING = ['__proto__', 'constructor', 'prototype', 'polluted']

/** Every own key of a value at every depth. */
const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => [key, ...keysOf(member)])
    : []

/** A stored draft with keys that reach a prototype is refused, or read without them; it changes no other object. */
export function expectNoReach(kind: DraftKind<unknown>, sound: object): void {
  let taken = 0
  fc.assert(
    fc.property(hostileJson(sound), (text) => {
      let read: unknown = null
      try {
        read = kind.parse(JSON.parse(text))
        taken += 1
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
      expect(isPolluted()).toBe(false)
      expect(Reflect.get(Object(read), 'polluted')).toBeUndefined()
      // Input is stored by field name, and only as strings.
      const named = keysOf({ ...Object(read), typed: null })
      expect(named.filter((key) => REACHING.includes(key))).toEqual([])
    }),
    { numRuns: 400 },
  )
  // Sound answers with something planted are read, so what was read has been looked at.
  expect(taken).toBeGreaterThan(20)
}
