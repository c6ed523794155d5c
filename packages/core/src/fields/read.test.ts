import { describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { boolean, choice, choices, list, nullable, number, object, type Read, withDefault } from './read.ts'

function codeOf(read: Read<unknown>, value: unknown): string | null {
  return refusal(() => read(value, 'field'))?.code ?? null
}

describe('a number', () => {
  test.each([
    [0, null],
    [10, null],
    [5, null],
    [-1, 'min'],
    [11, 'max'],
    [5.5, 'whole-number'],
    [Number.NaN, 'format'],
    [Number.POSITIVE_INFINITY, 'format'],
    ['5', 'format'],
    [5n, 'format'],
    [true, 'format'],
    [null, 'required'],
    [undefined, 'required'],
  ])('%o within 0 and 10: %s', (value, code) => expect(codeOf(number(0, 10), value)).toBe(code))

  test.each([
    [1.5, 1, null],
    [1.55, 1, 'format'],
    [33.33, 2, null],
    [0.1 + 0.2, 2, 'format'],
    [19.99, 2, null],
  ])('%d with %d decimals: %s', (value, decimals, code) => {
    expect(codeOf(number(0, 100, decimals), value)).toBe(code)
  })
})

describe('true and false', () => {
  test.each([
    [true, null],
    [false, null],
    ['true', 'format'],
    [1, 'format'],
    [null, 'required'],
  ])('%o: %s', (value, code) => expect(codeOf(boolean, value)).toBe(code))
})

describe('a choice', () => {
  test.each([
    ['a', null],
    ['A', 'choice'],
    ['', 'choice'],
    ['__proto__', 'choice'],
    [{ toString: (): string => 'a' }, 'choice'],
    [undefined, 'required'],
  ])('%o of a and b: %s', (value, code) => expect(codeOf(choice(['a', 'b']), value)).toBe(code))
})

describe('lists', () => {
  test('name the place of what is wrong', () => {
    expect(refusal(() => list(number(0, 9), 5)([1, 2, 30], 'ages'))).toEqual({ path: 'ages.2', code: 'max' })
  })

  test('have a longest length', () => {
    expect(codeOf(list(number(0, 9), 2), [1, 2, 3])).toBe('max')
  })

  test.each([[{ length: 1 }], ['ab'], [new Set([1])]])('%o is none', (value) => {
    expect(codeOf(list(number(0, 9), 5), value)).toBe('format')
  })

  test('holes are missing values', () => {
    const holes = [1]
    holes.length = 3
    expect(refusal(() => list(number(0, 9), 5)(holes, 'ages'))).toEqual({ path: 'ages.1', code: 'required' })
  })

  test('of choices come in order, each once', () => {
    expect(choices(['a', 'b', 'c'])(['c', 'a', 'c'], 'list')).toEqual(['a', 'c'])
    expect(codeOf(choices(['a']), ['a', 'a', 'a'])).toBe('max')
  })
})

describe('null and missing', () => {
  test('are both null when nullable', () => {
    expect(nullable(boolean)(null, '')).toBeNull()
    expect(nullable(boolean)(undefined, '')).toBeNull()
    expect(nullable(boolean)(false, '')).toBe(false)
    expect(codeOf(nullable(boolean), 'no')).toBe('format')
  })

  test('missing takes a default, null does not', () => {
    expect(withDefault(boolean, true)(undefined, '')).toBe(true)
    expect(codeOf(withDefault(boolean, true), null)).toBe('required')
  })
})

describe('an object', () => {
  const read = object<{ on: boolean; inner: { age: number | null } }>({
    on: boolean,
    inner: object({ age: nullable(number(0, 9)) }),
  })

  test('keeps the keys it knows', () => {
    expect(read({ inner: { age: 3, more: 1 }, on: true, other: 2 }, '')).toEqual({
      on: true,
      inner: { age: 3 },
    })
  })

  test.each([
    [{ on: true, inner: { age: 10 } }, 'inner.age', 'max'],
    [{ on: true }, 'inner', 'required'],
    [{ on: true, inner: [] }, 'inner', 'format'],
    [{ on: 1, inner: { age: 10 } }, 'on', 'format'],
    [[], '', 'format'],
    [() => {}, '', 'format'],
    ['{}', '', 'format'],
  ])('%o is refused', (value, path, code) => {
    expect(refusal(() => read(value, ''))).toEqual({ path, code })
  })

  test('does not look at inherited keys', () => {
    expect(refusal(() => read(Object.create({ on: true, inner: { age: 1 } }), ''))).toEqual({
      path: 'on',
      code: 'required',
    })
  })

  test('never gives another prototype', () => {
    const value = JSON.parse('{"on":true,"inner":{"age":null},"__proto__":{"admin":true}}')
    const result = read(value, '')
    expect('admin' in result).toBe(false)
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
  })
})
