import { describe, expect, test } from 'vitest'
import { type Answers, emptyAnswers, keyAt, keyParts, rowPath, sectionOf } from './answers.ts'
import { addRow, isInRow, removeRow, restoreRow, setAnswer } from './changeAnswers.ts'

const none = emptyAnswers({ id: 'x', version: '1' })

describe('keys', () => {
  test.each([
    ['a.b', { id: 'a.b', rows: '' }, 'a'],
    ['a.b.c#r1', { id: 'a.b.c', rows: 'r1' }, 'a'],
    ['a.b.c.d#r1/r2', { id: 'a.b.c.d', rows: 'r1/r2' }, 'a'],
  ])('%s has its parts', (key, parts, section) => {
    expect(keyParts(key)).toEqual(parts)
    expect(keyAt(parts.id, parts.rows)).toBe(key)
    expect(sectionOf(key)).toBe(section)
  })

  test('rows inside rows add to the path', () => {
    expect(rowPath('a.b', 'r1')).toBe('r1')
    expect(rowPath('a.b.c#r1', 'r2')).toBe('r1/r2')
  })

  test.each([
    ['a.b.c#r1', true],
    ['a.b.c.d#r1/r2', true],
    ['a.b.c#r10', false],
    ['a.b.c#r2', false],
    ['a.bc.d#r1', false],
    ['a.b', false],
  ])('%s is in row r1 of a.b: %s', (key, isInside) => {
    expect(isInRow(key, 'a.b', 'r1')).toBe(isInside)
  })
})

describe('setting an answer', () => {
  test('leaves the input alone and every other answer', () => {
    const before: Answers = { ...none, values: { 'a.b': 'yes' } }
    expect(setAnswer(before, 'a.c', 3).values).toEqual({ 'a.b': 'yes', 'a.c': 3 })
    expect(before.values).toEqual({ 'a.b': 'yes' })
  })

  test('null removes it', () => {
    expect(setAnswer({ ...none, values: { 'a.b': 'yes', 'a.c': 1 } }, 'a.b', null).values).toEqual({
      'a.c': 1,
    })
  })

  test('what changes nothing gives the same object', () => {
    const before: Answers = { ...none, values: { 'a.b': 'yes' } }
    expect(setAnswer(before, 'a.b', 'yes')).toBe(before)
    expect(setAnswer(before, 'a.c', null)).toBe(before)
  })
})

describe('rows', () => {
  const full: Answers = {
    ...none,
    values: {
      'a.b': 'yes',
      'a.b.c#r1': 1,
      'a.b.c#r2': 2,
      'a.b.d#r2': 'yes',
      'a.b.d.e#r2/s1': 5,
      'a.x.c#r2': 9,
    },
    rows: { 'a.b': ['r1', 'r2', 'r3'], 'a.b.d#r2': ['s1'], 'a.x': ['r2'] },
  }

  test('are added at the end, once', () => {
    const one = addRow(none, 'a.b', 'r1')
    expect(one.rows).toEqual({ 'a.b': ['r1'] })
    expect(addRow(one, 'a.b', 'r2').rows).toEqual({ 'a.b': ['r1', 'r2'] })
    expect(addRow(one, 'a.b', 'r1')).toBe(one)
  })

  test.each([[''], ['a b'], ['a/b'], ['a#b'], ['__proto__'], ['x'.repeat(65)]])('%j is no row id', (id) => {
    expect(addRow(none, 'a.b', id)).toBe(none)
  })

  test('are removed with all that is in them, and of that gate alone', () => {
    const { answers, removed } = removeRow(full, 'a.b', 'r2')
    expect(answers.values).toEqual({ 'a.b': 'yes', 'a.b.c#r1': 1, 'a.x.c#r2': 9 })
    expect(answers.rows).toEqual({ 'a.b': ['r1', 'r3'], 'a.x': ['r2'] })
    expect(removed).toEqual({
      gate: 'a.b',
      row: 'r2',
      index: 1,
      values: { 'a.b.c#r2': 2, 'a.b.d#r2': 'yes', 'a.b.d.e#r2/s1': 5 },
      rows: { 'a.b.d#r2': ['s1'] },
    })
  })

  test('come back between the same neighbours, what was answered meanwhile stays', () => {
    const { answers, removed } = removeRow(full, 'a.b', 'r2')
    if (removed === null) throw new Error('The row is there')
    const meanwhile = setAnswer(addRow(answers, 'a.b', 'r4'), 'a.b.c#r1', 7)
    const restored = restoreRow(meanwhile, removed)
    expect(restored.rows['a.b']).toEqual(['r1', 'r2', 'r3', 'r4'])
    expect(restored.values).toEqual({ ...full.values, 'a.b.c#r1': 7 })
    expect(restoreRow(restored, removed)).toBe(restored)
  })

  test('inside rows are removed by their own gate', () => {
    const { answers } = removeRow(full, 'a.b.d#r2', 's1')
    expect(answers.values['a.b.d.e#r2/s1']).toBeUndefined()
    expect(answers.values['a.b.d#r2']).toBe('yes')
    expect(answers.rows['a.b.d#r2']).toBeUndefined()
  })

  test('that are not there change nothing', () => {
    expect(removeRow(full, 'a.b', 'r9')).toEqual({ answers: full, removed: null })
    expect(removeRow(full, 'a.y', 'r1').answers).toBe(full)
  })
})
