import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { possibleValues } from '../testing/questionnaireArbitraries.ts'
import { refusal } from '../testing/refusal.ts'
import { answerProblem } from './answerProblem.ts'
import type { Value } from './answers.ts'
import { compileSection } from './compile.ts'
import { definition } from './definition.fixture.ts'
import { type AnswerInput, parseAnswer } from './parseAnswer.ts'
import type { DateRange, Question } from './types.ts'

const options = { today: '2026-11-21', path: 'x' }
const base = { id: 'x', ask: 'X?', required: true } as const
const list = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'none', label: 'None' },
]
const dated = (kind: 'date' | 'monthYear', range: DateRange): Question => ({ ...base, kind, range })
const questions = {
  gate: { ...base, kind: 'gate' },
  unsure: { ...base, kind: 'yesNo', unsure: true },
  choice: { ...base, kind: 'choice', options: list },
  many: { ...base, kind: 'many', options: list, none: 'none' },
  count: { ...base, kind: 'count', min: 1, max: 5_000 },
  decimal: { ...base, kind: 'decimal', min: 3, max: 20, decimals: 1 },
  money: { ...base, kind: 'money', min: 0, max: 1_000_000 },
  text: { ...base, kind: 'text', freeText: true, max: 10, lines: 'one' },
  note: { ...base, kind: 'text', freeText: true, max: 1_000, lines: 'many' },
  past: dated('date', 'past'),
  future: dated('date', 'future'),
  month: dated('monthYear', 'past'),
  nextMonth: dated('monthYear', 'future'),
  anyMonth: dated('monthYear', 'any'),
  shares: { ...base, kind: 'shares', parts: list.slice(0, 2) },
  height: { ...base, kind: 'height', min: 100, max: 250 },
  weight: { ...base, kind: 'weight', min: 25, max: 350 },
} as const satisfies Record<string, Question>
type Name = keyof typeof questions

test.each<[Name, AnswerInput, Value]>([
  ['gate', 'yes', 'yes'],
  ['unsure', 'unsure', 'unsure'],
  ['choice', 'b', 'b'],
  ['many', ['b', 'a'], ['a', 'b']],
  ['many', ['b', 'b'], ['b']],
  ['many', ['none'], ['none']],
  ['count', ' 12 ', 12],
  ['count', '1,200', 1_200],
  ['decimal', '6.5', 6.5],
  ['decimal', '7', 7],
  ['decimal', '\uff17.\uff15', 7.5],
  ['money', '$85k', 85_000],
  ['text', '  Dr\u200b   Who ', 'Dr Who'],
  ['note', 'a'.repeat(1_000), 'a'.repeat(1_000)],
  ['past', '21/11/2026', '2026-11-21'],
  ['past', { day: '1', month: '2', year: '2020' }, '2020-02-01'],
  ['future', '2026-11-21', '2026-11-21'],
  ['month', { month: '11', year: '2026' }, '2026-11'],
  ['nextMonth', 'Nov 2026', '2026-11'],
  ['anyMonth', 'March 2031', '2031-03'],
  ['shares', { a: '60', b: '40%' }, { a: 60, b: 40 }],
  ['shares', { a: '100', b: '' }, { a: 100, b: 0 }],
  ['height', { unit: 'cm', parts: ['180'] }, { value: 180, unit: 'cm', entered: ['180'] }],
])('%s reads %j', (name, input, value) => {
  expect(parseAnswer(questions[name], input, options)).toEqual(value)
})

test.each<[Name, AnswerInput, string]>([
  ['gate', '', 'required'],
  ['gate', 'unsure', 'choice'],
  ['gate', 'Yes', 'choice'],
  ['choice', 'c', 'choice'],
  ['choice', ['a'], 'choice'],
  ['many', [], 'required'],
  ['many', ['a', 'x'], 'choice'],
  ['many', ['a', 'none'], 'match'],
  ['many', 'a', 'choice'],
  ['count', '0', 'min'],
  ['count', '5001', 'max'],
  ['count', '2.5', 'whole-number'],
  ['count', '1,2', 'format'],
  ['count', 'two', 'format'],
  ['decimal', '6.55', 'format'],
  ['decimal', '6,5', 'format'],
  ['decimal', '2.9', 'min'],
  ['decimal', '20.1', 'max'],
  ['money', '1000001', 'max'],
  ['text', ' \u200b ', 'required'],
  ['text', 'a'.repeat(11), 'too-long'],
  ['note', 'a'.repeat(1_001), 'too-long'],
  ['note', ' '.repeat(9_999), 'too-long'],
  ['past', '22/11/2026', 'future'],
  ['past', '31/2/2020', 'not-a-date'],
  ['past', { month: '2', year: '2020' }, 'not-a-date'],
  ['future', '20/11/2026', 'expired'],
  ['month', '12/2026', 'future'],
  ['nextMonth', '10/2026', 'expired'],
  ['month', { month: '13', year: '2020' }, 'not-a-date'],
  ['shares', { a: '60', b: '39' }, 'match'],
  ['shares', { a: '60.5', b: '39.5' }, 'whole-number'],
  ['shares', { a: '101', b: '0' }, 'max'],
  ['shares', '100', 'format'],
  ['shares', { a: '', b: ' ' }, 'required'],
  ['height', '180', 'format'],
  ['height', { unit: 'cm', parts: [' '] }, 'required'],
  ['weight', { unit: 'cm', parts: ['80'] }, 'format'],
])('%s refuses %j: %s', (name, input, code) => {
  expect(refusal(() => parseAnswer(questions[name], input, options))).toEqual({ code, path: 'x' })
})

describe('an optional question', () => {
  test.each<[Name, AnswerInput]>([
    ['gate', ''],
    ['text', '  '],
    ['many', []],
    ['past', { day: '', month: ' ', year: '' }],
    ['height', { unit: 'ft', parts: ['', ''] }],
    ['shares', { a: '', b: '' }],
  ])('%s may be blank', (name, input) => {
    expect(parseAnswer({ ...questions[name], required: false }, input, options)).toBeNull()
  })

  test('is still read when it is not blank', () => {
    expect(refusal(() => parseAnswer({ ...questions.count, required: false }, '0', options))?.code).toBe(
      'min',
    )
  })
})

const anyInput: fc.Arbitrary<AnswerInput> = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.constantFrom('yes', 'a', '1/2/2020', '5 2020', '6.5'),
  fc.array(fc.constantFrom('a', 'b', 'none', 'x')),
  fc.record({ day: fc.string(), month: fc.string(), year: fc.string() }),
  fc.record({
    unit: fc.constantFrom('cm', 'ft', 'kg', 'lb', 'st'),
    parts: fc.array(fc.string(), { maxLength: 3 }),
  }),
  fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.constantFrom('', '50', '100', 'x')),
)

describe('whatever is typed', () => {
  property.prop([fc.constantFrom(...Object.values<Question>(questions)), anyInput])(
    'is a valid answer or refused with a code',
    (question, input) => {
      let value: Value | null = null
      const refused = refusal(() => {
        value = parseAnswer(question, input, options)
      })
      if (refused === null || refused === undefined) {
        expect(answerProblem(question, value ?? undefined, options.today)).toBeNull()
      } else expect(refused.path).toBe('x')
    },
  )
})

describe('an answer as stored', () => {
  const entries = definition.sections.flatMap((section) => [...compileSection(section).entries.values()])
  const required = entries.map(({ question }) => question).filter((question) => question.required)

  test.each(required)('$id: $kind has none of these', (question) => {
    const wrong: Value[] = [{ a: Number.NaN }, Number.NaN, 1e9, 'x'.repeat(2_000), ['nothing'], '']
    for (const value of wrong) expect(answerProblem(question, value, options.today)).not.toBeNull()
    expect(answerProblem(question, undefined, options.today)).toBe('required')
    expect(possibleValues(question, options.today).length).toBeGreaterThan(1)
  })

  test.each<[string, Question, Value, string]>([
    ['a day that is a month', questions.past, '2020-02', 'not-a-date'],
    ['a month that is none', questions.month, '2020-13', 'not-a-date'],
    ['a half', questions.count, 2.5, 'whole-number'],
    ['an option twice', questions.many, ['a', 'a'], 'choice'],
    ['no option', questions.many, [], 'required'],
    ['a part that is not there', questions.shares, { c: 100 }, 'choice'],
    ['half a percent', questions.shares, { a: 99.5, b: 0.5 }, 'range'],
    ['a weight for a height', questions.height, { value: 180, unit: 'kg', entered: ['180'] }, 'format'],
    ['too small', questions.height, { value: 99.9, unit: 'cm', entered: ['99.9'] }, 'min'],
    ['two decimals', questions.height, { value: 180.25, unit: 'cm', entered: ['180.25'] }, 'format'],
    ['not sure where that is not offered', questions.gate, 'unsure', 'choice'],
  ])('%s', (_, question, value, code) => {
    expect(answerProblem(question, value, options.today)).toBe(code)
  })
})
