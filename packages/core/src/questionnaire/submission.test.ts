import { describe, expect, test } from 'vitest'
import { type Answers, emptyAnswers, type Value } from './answers.ts'
import { answerWords } from './answerWords.ts'
import { definition, person } from './definition.fixture.ts'
import { submission } from './submission.ts'
import type { Question } from './types.ts'

const none = emptyAnswers(definition)
const sent = (values: Record<string, Value>, rows: Answers['rows'] = {}) =>
  submission(definition, person, { ...none, values, rows })

describe('what is sent', () => {
  test('a number with its unit, the words that were shown, and its code', () => {
    const weight = { value: 82.1, unit: 'st', entered: ['12', '13'] } as const
    expect(sent({ 'body.weight': weight, 'body.income': 90_000 })).toEqual([
      {
        key: 'body.weight',
        id: 'body.weight',
        section: 'body',
        page: 'size',
        kind: 'weight',
        ask: 'How much do you weigh?',
        value: weight,
        answer: ['12 st 13 lb (82.1 kg)'],
        rows: [],
        codes: [{ system: 'http://loinc.org', code: '29463-7' }],
      },
      {
        key: 'body.income',
        id: 'body.income',
        section: 'body',
        page: 'work',
        kind: 'money',
        ask: 'What did you earn?',
        value: 90_000,
        answer: ['$90,000 a year'],
        unit: 'a year',
        rows: [],
      },
    ])
  })

  test('rows with their numbers, rows inside rows with both', () => {
    const readings = 'health.ill.condition.pressure.readings'
    const list = sent(
      {
        'health.ill': 'yes',
        'health.ill.condition#x': 'other',
        'health.ill.more#x': 'A cough',
        'health.ill.condition#y': 'pressure',
        [`${readings}#y`]: 'yes',
        [`${readings}.upper#y/b`]: 120,
        [`${readings}.upper#y/a`]: 'unsure',
      },
      { 'health.ill': ['x', 'y'], [`${readings}#y`]: ['b', 'a'] },
    )
    expect(list.map(({ id, answer, rows, hint }) => [id.split('.').at(-1), answer, rows, hint])).toEqual([
      ['ill', ['Yes'], [], undefined],
      ['condition', ['Something else'], [{ row: 'x', number: 1 }], undefined],
      ['more', ['A cough'], [{ row: 'x', number: 1 }], 'Do not include genetic tests'],
      ['condition', ['High blood pressure'], [{ row: 'y', number: 2 }], undefined],
      ['readings', ['Yes'], [{ row: 'y', number: 2 }], undefined],
      [
        'upper',
        ['120 mmHg'],
        [
          { row: 'y', number: 2 },
          { row: 'b', number: 1 },
        ],
        undefined,
      ],
      [
        'upper',
        ['I am not sure'],
        [
          { row: 'y', number: 2 },
          { row: 'a', number: 2 },
        ],
        undefined,
      ],
    ])
  })

  test('nothing that is kept, invalid or unknown', () => {
    const kept = { 'health.mood': 'no', 'health.mood.kinds': ['low'] }
    expect(sent({ ...kept, 'income.days': 501, 'income.hours': 3 }).map(({ key }) => key)).toEqual([
      'health.mood',
    ])
    expect(
      submission(definition, { ...person, covers: ['life'] }, { ...none, values: { 'income.days': 5 } }),
    ).toEqual([])
  })

  test('a text that speaks of a genetic test is marked, whoever sent it', () => {
    const more = (text: string) =>
      sent(
        { 'health.ill': 'yes', 'health.ill.condition#x': 'other', 'health.ill.more#x': text },
        { 'health.ill': ['x'] },
      ).map(({ id, genetic }) => [id, genetic])
    expect(more('My BRCA test was clear')).toEqual([
      ['health.ill', undefined],
      ['health.ill.condition', undefined],
      ['health.ill.more', true],
    ])
    expect(more('A blood test was clear').at(-1)).toEqual(['health.ill.more', undefined])
  })

  test('a yes whose rows are missing is still a yes, and sensitive', () => {
    expect(sent({ 'health.ill': 'yes' }).map(({ answer }) => answer)).toEqual([['Yes']])
    const [mood] = sent({ 'health.mood': 'yes' })
    expect(mood?.sensitive).toBe(true)
  })
})

const base = { id: 'x', ask: 'X?', required: true } as const
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
test.each<[Question, Value, readonly string[]]>([
  [{ ...base, kind: 'gate' }, 'no', ['No']],
  [{ ...base, kind: 'yesNo' }, 'yes', ['Yes']],
  [{ ...base, kind: 'yesNo', unsure: true }, 'unsure', ['I am not sure']],
  [{ ...base, kind: 'choice', options }, 'b', ['Second']],
  [{ ...base, kind: 'choice', options }, 'c', []],
  [{ ...base, kind: 'many', options }, ['b', 'a'], ['First', 'Second']],
  [{ ...base, kind: 'search', options }, 'a', ['First']],
  [{ ...base, kind: 'count', min: 0, max: 9_999, unit: 'days' }, 1_200, ['1,200 days']],
  [{ ...base, kind: 'count', min: 0, max: 9_999, unit: 'metres' }, 1, ['1 metre']],
  [{ ...base, kind: 'count', min: 0, max: 9_999, unit: 'people' }, 1, ['1 person']],
  [{ ...base, kind: 'decimal', min: 0, max: 9, decimals: 1, unit: 'hours' }, 0.5, ['0.5 hours']],
  [{ ...base, kind: 'count', min: 0, max: 9_999, unit: 'a week' }, 1, ['1 a week']],
  [{ ...base, kind: 'count', min: 0, max: 9_999 }, 0, ['0']],
  [{ ...base, kind: 'decimal', min: 0, max: 9_999, decimals: 3, unit: '%' }, 1_234.125, ['1,234.125 %']],
  [{ ...base, kind: 'money', min: 0, max: 9_999_999 }, 1_250_000, ['$1,250,000']],
  [{ ...base, kind: 'text', freeText: true, max: 9, lines: 'one' }, 'Once', ['Once']],
  [{ ...base, kind: 'date', range: 'past' }, '2026-02-01', ['1 February 2026']],
  [{ ...base, kind: 'monthYear', range: 'past' }, '2026-11', ['November 2026']],
  [{ ...base, kind: 'shares', parts: options }, { a: 100 }, ['First: 100%', 'Second: 0%']],
])('%j answered %j reads %j', (question, value, words) => {
  expect(answerWords(question, value)).toEqual(words)
})
