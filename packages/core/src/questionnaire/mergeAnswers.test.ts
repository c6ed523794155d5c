import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { playSteps, questionnaireSteps } from '../testing/questionnaireArbitraries.ts'
import { type Answers, emptyAnswers } from './answers.ts'
import { addRow, removeRow, restoreRow, setAnswer } from './changeAnswers.ts'
import { definition, person } from './definition.fixture.ts'
import { firstStamps, mergeAnswers, type StampedAnswers, stampAnswers } from './mergeAnswers.ts'

const empty = emptyAnswers(definition)
const gate = 'health.ill'

/** Copies that start from the same answers and go their own ways, at times that may be the same. */
const copies = fc
  .tuple(
    questionnaireSteps,
    fc.array(fc.tuple(questionnaireSteps, fc.integer({ min: 2, max: 4 })), { minLength: 3, maxLength: 3 }),
  )
  .map(([shared, ways]) => {
    const start = firstStamps(playSteps(definition, person, shared), 1)
    return ways.map(([steps, time]) =>
      stampAnswers(start, playSteps(definition, person, steps, start.answers), time),
    )
  })
const runs = { numRuns: 60 }

function three(list: readonly StampedAnswers[]): readonly [StampedAnswers, StampedAnswers, StampedAnswers] {
  const [a, b, c] = list
  if (a === undefined || b === undefined || c === undefined) throw new Error('There are three copies')
  return [a, b, c]
}

describe('merging', () => {
  property.prop([copies], runs)('does not depend on which copy comes first', (list) => {
    const [a, b] = three(list)
    expect(mergeAnswers(a, b)).toEqual(mergeAnswers(b, a))
    expect(JSON.stringify(mergeAnswers(a, b))).toBe(JSON.stringify(mergeAnswers(b, a)))
  })

  property.prop([copies], runs)('nor on which two are merged first', (list) => {
    const [a, b, c] = three(list)
    expect(mergeAnswers(mergeAnswers(a, b), c)).toEqual(mergeAnswers(a, mergeAnswers(b, c)))
  })

  property.prop([copies], runs)('nor on how often', (list) => {
    const [a, b] = three(list)
    const merged = mergeAnswers(a, b)
    expect(mergeAnswers(merged, a)).toEqual(merged)
    expect(mergeAnswers(merged, merged)).toEqual(merged)
    expect(mergeAnswers(a, a).answers.values).toEqual(a.answers.values)
  })

  property.prop([copies], runs)('invents no answer', (list) => {
    const [a, b] = three(list)
    const { answers } = mergeAnswers(a, b)
    for (const [key, value] of Object.entries(answers.values)) {
      expect([a.answers.values[key], b.answers.values[key]]).toContainEqual(value)
    }
  })
})

const start = firstStamps(setAnswer(empty, 'body.income', 1), 1)
const changed = (answers: Answers, time: number) => stampAnswers(start, answers, time)
const income = ({ answers }: StampedAnswers) => answers.values['body.income'] ?? null

describe('of two changes to one answer', () => {
  test.each([
    ['the later counts', setAnswer(empty, 'body.income', 2), 2, setAnswer(empty, 'body.income', 3), 3, 3],
    [
      'whichever copy it is in',
      setAnswer(empty, 'body.income', 2),
      3,
      setAnswer(empty, 'body.income', 3),
      2,
      2,
    ],
    ['a later removal too', setAnswer(empty, 'body.income', 2), 2, empty, 3, null],
    ['an answer after a removal', setAnswer(empty, 'body.income', 2), 3, empty, 2, 2],
    ['an answer before a removal of the same time', setAnswer(empty, 'body.income', 2), 2, empty, 2, 2],
    [
      'the greater of the same time',
      setAnswer(empty, 'body.income', 2),
      2,
      setAnswer(empty, 'body.income', 3),
      2,
      3,
    ],
  ])('%s', (_, one, oneTime, other, otherTime, expected) => {
    expect(income(mergeAnswers(changed(one, oneTime), changed(other, otherTime)))).toBe(expected)
  })

  test('changes to different answers both count', () => {
    const one = changed(setAnswer(start.answers, 'body.height', 'unsure'), 2)
    const other = changed(setAnswer(start.answers, 'body.income', 9), 3)
    expect(mergeAnswers(one, other).answers.values).toEqual({ 'body.height': 'unsure', 'body.income': 9 })
  })

  test('what did not change is not stamped', () => {
    const later = stampAnswers(start, setAnswer(start.answers, 'body.height', 'unsure'), 7)
    expect(later.values).toEqual({ 'body.income': 1, 'body.height': 7 })
    const same = stampAnswers(later, { ...later.answers, values: { ...later.answers.values } }, 8)
    expect(same.values).toEqual(later.values)
  })
})

describe('rows', () => {
  const two = firstStamps(addRow(addRow(empty, gate, 'a'), gate, 'b'), 1)
  const rowsOf = (one: StampedAnswers, other: StampedAnswers) =>
    mergeAnswers(one, other).answers.rows[gate] ?? []

  test('added in both copies stand in the order they were added', () => {
    const one = stampAnswers(two, addRow(two.answers, gate, 'd'), 3)
    const other = stampAnswers(two, addRow(two.answers, gate, 'c'), 2)
    expect(rowsOf(one, other)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('removed in one are gone, with their answers', () => {
    const filled = stampAnswers(two, setAnswer(two.answers, 'health.ill.treated#a', 'yes'), 2)
    const removed = stampAnswers(filled, removeRow(filled.answers, gate, 'a').answers, 3)
    expect(mergeAnswers(filled, removed).answers.rows).toEqual({ [gate]: ['b'] })
    expect(mergeAnswers(filled, removed).answers.values).toEqual({})
  })

  test('brought back stand where they stood', () => {
    const { answers, removed } = removeRow(two.answers, gate, 'a')
    const without = stampAnswers(two, answers, 2)
    if (removed === null) throw new Error('The row is there')
    const again = stampAnswers(without, restoreRow(without.answers, removed), 3)
    expect(rowsOf(without, again)).toEqual(['a', 'b'])
    expect(rowsOf(again, stampAnswers(two, addRow(two.answers, gate, 'c'), 2))).toEqual(['a', 'b', 'c'])
  })

  test('of the same id stand where the first of them was added', () => {
    const early = stampAnswers(two, addRow(two.answers, gate, 'x'), 2)
    const late = stampAnswers(two, addRow(addRow(two.answers, gate, 'c'), gate, 'x'), 3)
    expect(rowsOf(early, late)).toEqual(['a', 'b', 'x', 'c'])
    expect(rowsOf(late, early)).toEqual(['a', 'b', 'x', 'c'])
  })

  test('the last row removed leaves no list', () => {
    const one = firstStamps(addRow(empty, gate, 'a'), 1)
    const none = stampAnswers(one, removeRow(one.answers, gate, 'a').answers, 2)
    expect(mergeAnswers(one, none).answers.rows).toEqual({})
  })
})
