import { afterEach, expect, it, vi } from 'vitest'
import { newId } from './newId.ts'

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

it('is a version 4 UUID, also outside a secure context', () => {
  expect(newId()).toMatch(V4)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 50 }, newId)
  for (const id of ids) expect(id).toMatch(V4)
  expect(new Set(ids).size).toBe(50)
})
