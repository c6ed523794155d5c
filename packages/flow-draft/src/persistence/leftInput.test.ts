import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageOf } from '../testing/page.fixture.ts'
import { leaveInput } from './leaveInput.ts'
import { dropLeftInput, leftInput } from './leftInput.ts'

let items: Map<string, string>

beforeEach(() => {
  items = new Map()
  vi.stubGlobal('sessionStorage', storageOf(items))
})
afterEach(() => vi.unstubAllGlobals())

it('is there for the next page of the tab, and only for its own flow', () => {
  leaveInput('trip', { 'who/name': 'Ada', 'who/days': ['mon', 'tue'] })
  expect(leftInput('trip')).toEqual({ 'who/name': 'Ada', 'who/days': ['mon', 'tue'] })
  expect(leftInput('quote')).toEqual({})
})

it('joins what the page before this one left, which is not persisted yet either', () => {
  vi.useFakeTimers()
  leaveInput('trip', { 'who/name': 'Ada', 'who/town': 'Perth' })
  vi.advanceTimersByTime(1)
  leaveInput('trip', { 'who/name': 'Bea' })
  vi.useRealTimers()
  expect(leftInput('trip')).toEqual({ 'who/name': 'Bea', 'who/town': 'Perth' })
})

it('is gone once it is persisted', () => {
  leaveInput('trip', { 'who/name': 'Ada' })
  leaveInput('quote', { 'who/name': 'Bea' })
  dropLeftInput('trip')
  expect(leftInput('trip')).toEqual({})
  expect(leftInput('quote')).toEqual({ 'who/name': 'Bea' })
})

it.each([
  ['nothing', undefined, {}],
  ['no JSON', '{"who/name":"A', {}],
  ['a number', '7', {}],
  ['null', 'null', {}],
  ['a list of fields', '["who/name"]', { 0: 'who/name' }],
  ['values that no field has', '{"a":1,"b":null,"c":{"d":"e"},"f":["g",1],"h":"ok"}', { h: 'ok' }],
])('reads %s without a fault', (_name, text, expected) => {
  if (text !== undefined) items.set('coverkit.input.trip.1', text)
  expect(leftInput('trip')).toEqual(expected)
})

describe('where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }

  it('leaves nothing, finds nothing and drops nothing', () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(() => leaveInput('trip', { 'who/name': 'Ada' })).not.toThrow()
    expect(leftInput('trip')).toEqual({})
    expect(() => dropLeftInput('trip')).not.toThrow()
  })

  it('holds on to what was left where there is no room for more', () => {
    leaveInput('trip', { 'who/name': 'Ada' })
    vi.stubGlobal('sessionStorage', { ...storageOf(items), setItem: refuse })
    expect(() => leaveInput('trip', { 'who/name': 'Bea' })).not.toThrow()
    expect(leftInput('trip')).toEqual({ 'who/name': 'Ada' })
  })
})
