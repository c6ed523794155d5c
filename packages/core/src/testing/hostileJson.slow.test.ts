import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileJson, isPolluted } from './hostileJson.ts'

// Takes over 5 s: it reads hundreds of hostile texts by every reader.
test('T2: the texts are JSON, and reach a prototype where it is copied without care', () => {
  const careless = (target: object, from: object): void => {
    for (const [key, value] of Object.entries(from)) {
      const held = Reflect.get(target, key)
      if (typeof held === 'object' && held !== null && typeof value === 'object' && value !== null)
        careless(held, value)
      else if (key !== '__proto__') Reflect.set(target, key, value)
    }
  }
  // All that the careless copy may write over, `toString` too: other tests share this process.
  const sound = Object.getOwnPropertyDescriptors(Object.prototype)
  const names = new Set(Reflect.ownKeys(Object.prototype))
  let reached = 0
  fc.assert(
    fc.property(hostileJson({ a: { b: 1 }, c: [] }), (text) => {
      const value: unknown = JSON.parse(text)
      if (typeof value !== 'object' || value === null) return
      careless({}, value)
      if (isPolluted()) reached += 1
      for (const key of Reflect.ownKeys(Object.prototype)) {
        if (!names.has(key)) Reflect.deleteProperty(Object.prototype, key)
      }
      Object.defineProperties(Object.prototype, sound)
    }),
    // Slow where other tests share the process: 2,000 runs took 0.3 s alone and over a minute on a busy machine.
    { numRuns: 200 },
  )
  expect(reached).toBeGreaterThan(10)
  expect(isPolluted()).toBe(false)
  expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(sound)
})
