import { describe, expect, test } from 'vitest'
import { readJson } from './readJson.ts'

const refusal = (code: string, status = 400) =>
  expect.objectContaining({ status, errors: [{ field: '', code }] })

function outcomeOf(text: string, mostValues?: number): unknown {
  try {
    return readJson(text, mostValues)
  } catch (error) {
    return error
  }
}

describe('H1: values are counted before they are made', () => {
  test.each([
    ['[1,2,3]', 4],
    ['{"a":1,"b":{"c":2}}', 4],
    ['[[],[],{}]', 7],
    ['{"a":"1,2,[{","b":"\\",["}', 3],
    ['1', 1],
  ])('%s takes %i at most', (text, most) => {
    expect(outcomeOf(text, most)).toEqual(JSON.parse(text))
    expect(outcomeOf(text, most === 1 ? 0 : most - 1)).toEqual(refusal('too-large', 413))
  })

  test('10,000 where nothing else is said', () => {
    expect(outcomeOf(JSON.stringify(Array(9_998).fill(0)))).toHaveLength(9_998)
    expect(outcomeOf(JSON.stringify(Array(10_000).fill(0)))).toEqual(refusal('too-large', 413))
  })
})

describe('T24: depth', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test('20 levels are read, 21 are not, and a text is none', () => {
    expect(outcomeOf(nested(20))).toEqual(JSON.parse(nested(20)))
    expect(outcomeOf(nested(21))).toEqual(refusal('too-deep'))
    expect(outcomeOf(JSON.stringify(nested(21)))).toBe(nested(21))
    expect(outcomeOf(nested(21).replaceAll('[', '[ '))).toEqual(refusal('too-deep'))
  })
})

describe('T24: siblings and texts', () => {
  test.each(['[]', '{}'])('30 of %s in one list are one level', (inner) => {
    expect(outcomeOf(`[${Array(30).fill(inner).join()}]`)).toHaveLength(30)
  })

  test('a text without an end is no JSON', () => {
    expect(outcomeOf('"abc')).toBeInstanceOf(SyntaxError)
  })

  test.each(['null', '5', 'true', '"\\\\"', '[null,"a",{"b":0}]'])('%s is read as it is', (text) => {
    expect(outcomeOf(text)).toEqual(JSON.parse(text))
  })

  test.each(['"\\u0000"', '"\\ud800"', '["a","\\u0000"]', '{"a":{"b":"\\udc00"}}', '{"\\u0000":1}'])(
    '%s has characters that no database stores',
    (text) => {
      expect(outcomeOf(text)).toEqual(refusal('characters'))
    },
  )

  test('a key that would change the prototype is reserved', () => {
    expect(outcomeOf('[{"a":{"__proto__":1}}]')).toEqual(refusal('reserved-key'))
  })
})
