import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'
import { definition } from './definition.fixture.ts'
import { hashDefinition } from './hashDefinition.ts'

describe('examples of RFC 8785', () => {
  test('numbers, texts and literals (3.2.2)', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: "\u20ac$\u000f\u000aA'\u0042\u0022\u005c\\\u0022/",
      literals: [null, true, false],
    }
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })

  test('keys are sorted by UTF-16 code units (3.2.3)', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    }
    expect([...canonicalJson(value).matchAll(/:"([^"]+)"/g)].map(([, text]) => text)).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ])
  })
})

test.each([
  [-0, '0'],
  [[], '[]'],
  [{}, '{}'],
  [{ b: undefined, a: 1 }, '{"a":1}'],
  [[{ b: [1, { d: 2, c: 3 }], a: '' }], '[{"a":"","b":[1,{"c":3,"d":2}]}]'],
])('%j is %s', (value, text) => expect(canonicalJson(value)).toBe(text))

test.each([
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  ['\ud83d'],
  [undefined],
  [() => 1],
  [[undefined]],
  [{ '\udc00': 1 }],
  [1n],
])('%s cannot be said', (value) => expect(() => canonicalJson(value)).toThrow(TypeError))

describe('for every value of JSON', () => {
  property.prop([fc.jsonValue()])('it reads back, and once is enough', (value) => {
    const plain: unknown = JSON.parse(JSON.stringify(value))
    const text = canonicalJson(plain)
    expect(JSON.parse(text)).toEqual(plain)
    expect(canonicalJson(JSON.parse(text))).toBe(text)
  })

  property.prop([fc.dictionary(fc.string({ unit: 'grapheme' }), fc.integer())])(
    'the order of keys does not matter',
    (value) => {
      const backwards = Object.fromEntries(Object.entries(value).toReversed())
      expect(canonicalJson(backwards)).toBe(canonicalJson(value))
    },
  )
})

describe('the hash of a definition', () => {
  const digest = (text: string) => Promise.resolve(`digest of ${text.length}: ${text.slice(0, 30)}`)

  test('is the digest of its canonical JSON', async () => {
    const text = canonicalJson(definition)
    expect(await hashDefinition(definition, digest)).toBe(
      `digest of ${text.length}: {"from":"2026-11-21","id":"fix`,
    )
  })

  test('changes with any word, and not with the order in which data is written', async () => {
    const whole = (text: string) => Promise.resolve(text)
    const { id, version, from, sections } = definition
    expect(await hashDefinition({ sections, from, version, id }, whole)).toBe(
      await hashDefinition(definition, whole),
    )
    const [first, ...others] = sections
    const reworded = { ...definition, sections: [{ ...(first ?? sections[1]), title: 'Size' }, ...others] }
    expect(JSON.stringify(reworded)).toContain('"Size"')
    expect(canonicalJson(reworded)).not.toBe(canonicalJson(definition))
  })
})
