import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Value } from './answers.ts'
import type { Resolved } from './compile.ts'
import { person } from './definition.fixture.ts'
import { holds } from './holds.ts'

const source = { id: 's.a', inRow: false }
const answered = (condition: Resolved, value: Value | undefined) => holds(condition, person, () => value)
const yes: Resolved = { op: 'all', of: [] }
const no: Resolved = { op: 'any', of: [] }

describe('a test of an answer', () => {
  test.each<[Resolved, Value | undefined, boolean]>([
    [{ op: 'is', source, value: 'yes' }, 'yes', true],
    [{ op: 'is', source, value: 'yes' }, 'no', false],
    [{ op: 'is', source, value: 'yes' }, ['yes'], false],
    [{ op: 'is', source, value: 'yes' }, undefined, false],
    [{ op: 'has', source, value: 'a' }, ['b', 'a'], true],
    [{ op: 'has', source, value: 'a' }, ['b'], false],
    [{ op: 'has', source, value: 'a' }, 'abc', false],
    [{ op: 'has', source, value: 'a' }, undefined, false],
    [{ op: 'atLeast', source, value: 5 }, 5, true],
    [{ op: 'atLeast', source, value: 5 }, 4.9, false],
    [{ op: 'below', source, value: 5 }, 5, false],
    [{ op: 'below', source, value: 5 }, 4.9, true],
    [{ op: 'atLeast', source, value: 5 }, undefined, false],
    [{ op: 'below', source, value: 5 }, undefined, false],
    [{ op: 'atLeast', source, value: 5 }, 'unsure', false],
    [{ op: 'below', source, value: 5 }, 'unsure', false],
    [{ op: 'atLeast', source, value: 100 }, { value: 100, unit: 'kg', entered: ['100'] }, true],
    [{ op: 'below', source, value: 100 }, { value: 100, unit: 'kg', entered: ['100'] }, false],
    [{ op: 'below', source, value: 100 }, { value: 50 }, false],
    [{ op: 'not', of: { op: 'is', source, value: 'yes' } }, undefined, true],
    [{ op: 'not', of: { op: 'is', source, value: 'yes' } }, 'yes', false],
  ])('%j of %j is %s', (condition, value, expected) => {
    expect(answered(condition, value)).toBe(expected)
  })
})

describe('a test of the profile', () => {
  test.each<[Resolved, boolean]>([
    [{ op: 'is', source: { fact: 'smoker' }, value: 'no' }, true],
    [{ op: 'is', source: { fact: 'sex' }, value: 'F' }, true],
    [{ op: 'is', source: { fact: 'state' }, value: 'NSW' }, false],
    [{ op: 'is', source: { fact: 'occupationClass' }, value: 'AA' }, true],
    [{ op: 'has', source: { fact: 'covers' }, value: 'life' }, true],
    [{ op: 'has', source: { fact: 'owners' }, value: 'S' }, false],
    [{ op: 'atLeast', source: { fact: 'age' }, value: 34 }, true],
    [{ op: 'below', source: { fact: 'holders' }, value: 2 }, true],
    [{ op: 'atLeast', source: { fact: 'sums.life' }, value: 600_000 }, true],
    [{ op: 'atLeast', source: { fact: 'sums.incomeProtection' }, value: 6_001 }, false],
    [{ op: 'below', source: { fact: 'sums.tpd' }, value: 1_000_000 }, false],
    [{ op: 'atLeast', source: { fact: 'sums.criticalIllness' }, value: 0 }, false],
  ])('%j is %s', (condition, expected) => {
    expect(answered(condition, undefined)).toBe(expected)
  })

  test('what is not known satisfies none', () => {
    const unknown = { ...person, age: null, sex: null, smoker: null, state: null, occupationClass: null }
    const tests: readonly Resolved[] = [
      { op: 'below', source: { fact: 'age' }, value: 200 },
      { op: 'is', source: { fact: 'sex' }, value: 'F' },
      { op: 'is', source: { fact: 'smoker' }, value: 'no' },
      { op: 'is', source: { fact: 'state' }, value: 'QLD' },
      { op: 'is', source: { fact: 'occupationClass' }, value: 'AA' },
    ]
    expect(tests.map((condition) => holds(condition, unknown, () => undefined))).toEqual(
      tests.map(() => false),
    )
    expect(tests.map((condition) => holds(condition, person, () => undefined))).toEqual(tests.map(() => true))
  })
})

describe('together', () => {
  property.prop([fc.array(fc.boolean())])('all, any and not are those of logic', (truths) => {
    const of = truths.map((truth) => (truth ? yes : no))
    expect(answered({ op: 'all', of }, undefined)).toBe(truths.every(Boolean))
    expect(answered({ op: 'any', of }, undefined)).toBe(truths.some(Boolean))
    expect(answered({ op: 'not', of: { op: 'all', of } }, undefined)).toBe(!truths.every(Boolean))
  })
})
