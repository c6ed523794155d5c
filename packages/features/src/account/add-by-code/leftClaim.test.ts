import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropLeftClaim, leaveClaim, leftClaim } from './leftClaim.ts'

const LINK = '#claim=3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1.204816'
const NOW = Date.parse('2026-11-23T09:00:00Z')
const MINUTE_MS = 60_000

let items: Map<string, string>
beforeEach(() => {
  items = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the link of our email is there after sign-in, until it is taken', () => {
  leaveClaim(LINK, NOW)
  const claim = { id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1', code: '204816' }
  expect(leftClaim('claim', NOW + 9 * MINUTE_MS)).toEqual(claim)
  expect(leftClaim('claim', NOW + 9 * MINUTE_MS)).toEqual(claim)
  dropLeftClaim('claim')
  expect(leftClaim('claim', NOW)).toBeNull()
  expect(items.size).toBe(0)
})

it('it is gone once its code no longer works, and when the clock was put back', () => {
  leaveClaim(LINK, NOW)
  expect(leftClaim('claim', NOW + 10 * MINUTE_MS)).toBeNull()
  expect(leftClaim('claim', NOW - 1)).toBeNull()
})

it('of a transfer and of an application each waits for its own place on the page', () => {
  leaveClaim(LINK, NOW)
  leaveClaim('#transfer=ACDE3479.113355', NOW)
  dropLeftClaim('claim')
  expect(leftClaim('claim', NOW)).toBeNull()
  expect(leftClaim('transfer', NOW)).toEqual({ id: 'ACDE3479', code: '113355' })
})

it.each(['', '#', '#other=204816', '#claim=../account.204816'])('%j leaves nothing', (hash) => {
  leaveClaim(hash, NOW)
  expect(items.size).toBe(0)
})

it('an address without a link takes nothing away from one that was left', () => {
  leaveClaim(LINK, NOW)
  leaveClaim('', NOW)
  expect(leftClaim('claim', NOW)).not.toBeNull()
})

it.each(['', '{', 'null', '[]', '{"hash":1,"leftAt":1}', '{"hash":"#claim=x"}'])('%j is no link', (left) => {
  items.set('coverkit.claim', left)
  expect(leftClaim('claim', NOW)).toBeNull()
})

it('without storage the reference and the code are typed', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => leaveClaim(LINK, NOW)).not.toThrow()
  expect(leftClaim('claim', NOW)).toBeNull()
  expect(() => dropLeftClaim('claim')).not.toThrow()
})
