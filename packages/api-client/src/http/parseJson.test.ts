import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parseJson.ts'

test('reads JSON', () => {
  expect(parseJson('{"a":[1,null,{"b":"x"}]}')).toEqual({ a: [1, null, { b: 'x' }] })
})

test.each(['', '<!doctype html>', '{"a":', 'undefined', '\u0000'])('%j is not JSON', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

test('T2: drops keys that reach a prototype, at every depth', () => {
  const read = parseJson(
    '{"__proto__":{"polluted":1},"a":[{"constructor":{"prototype":{"polluted":1}},"b":2}],"prototype":3}',
  )
  expect(read).toEqual({ a: [{ b: 2 }] })
  expect(Object.assign({}, read)).not.toHaveProperty('polluted')
})

test('refuses nesting that would exhaust the stack, and texts that are too long', () => {
  expect(parseJson(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toBeUndefined()
  expect(parseJson(`"${'x'.repeat(4_000_000)}"`)).toBeUndefined()
})

test('T2: never throws and never pollutes, whatever the text', () => {
  const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'prototype', 'polluted'), fc.string())
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue(),
      fc.dictionary(key, tie('tree')),
      fc.array(tie('tree')),
    ),
  }))
  fc.assert(
    fc.property(tree, fc.nat(), (value, cut) => {
      const text = JSON.stringify(value)
      parseJson(text.slice(0, cut % (text.length + 1)))
      const read = JSON.stringify(parseJson(text))
      expect(read).not.toMatch(/"(?:__proto__|constructor|prototype)":/)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    }),
  )
})
