import { test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { hostileJson, isPolluted } from '../testing/hostileJson.ts'
import { refusal } from '../testing/refusal.ts'
import { definition, person } from './definition.fixture.ts'
import { evaluate } from './evaluate.ts'
import { parseAnswers } from './parseAnswers.ts'

const answers = (values: unknown, rows: unknown = {}): unknown => ({ definition: 'fixture|1', values, rows })
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a.b${index}`, 1]))
const ids = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`)
const gates = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a.b${index}`, ids(20)]))

test.each([
  [answers({})],
  [answers({ 'a.b': 'yes', 'a.c': 2.5, 'a.d': ['x'], 'a.e': { desk: 60, light: 40 } })],
  [answers({ 'a.f': { value: 180.3, unit: 'ft', entered: ['5', '11'] } })],
  [answers({ 'a.b.c#r1': 1, 'a.b.c.d#r1/r2': 1 }, { 'a.b': ['r1', 'r-2_x'], 'a.b.c#r1': ['r2'] })],
])('%j is read as it is', (value) => expect(parseAnswers(value)).toEqual(value))

test.each<[unknown, string, string]>([
  [null, '', 'required'],
  [[], '', 'format'],
  ['yes', '', 'format'],
  [{ values: {}, rows: {} }, 'definition', 'required'],
  [{ definition: 'fixture', values: {}, rows: {} }, 'definition', 'format'],
  [{ definition: 'fixture|1', rows: {} }, 'values', 'required'],
  [answers({}, null), 'rows', 'required'],
  [answers([]), 'values', 'format'],
  [answers({ nodots: 1 }), 'values', 'format'],
  [answers({ 'a.b#': 1 }), 'values', 'format'],
  [answers({ 'a.b#r/': 1 }), 'values', 'format'],
  [answers({ 'a b.c': 1 }), 'values', 'format'],
  [answers({ [`a.${'b'.repeat(500)}`]: 1 }), 'values', 'format'],
  [answers({ 'a.b': null }), 'values.a.b', 'required'],
  [answers({ 'a.b': true }), 'values.a.b', 'format'],
  [answers({ 'a.b': 'x'.repeat(1_001) }), 'values.a.b', 'too-long'],
  [answers({ 'a.b': [1] }), 'values.a.b.0', 'format'],
  [answers({ 'a.b': Array.from({ length: 101 }, () => 'x') }), 'values.a.b', 'max'],
  [answers({ 'a.b': { desk: '60' } }), 'values.a.b.desk', 'format'],
  [answers({ 'a.b': { 'not a part': 1 } }), 'values.a.b', 'format'],
  [answers({ 'a.b': { value: 1, unit: 'mile', entered: ['1'] } }), 'values.a.b.unit', 'format'],
  [answers({ 'a.b': { value: '1', unit: 'cm', entered: ['1'] } }), 'values.a.b.value', 'format'],
  [answers({ 'a.b': { value: 1, unit: 'cm', entered: ['1', '2', '3'] } }), 'values.a.b.entered', 'max'],
  [answers({}, { 'a.b': ['r1', 'r1'] }), 'rows.a.b', 'format'],
  [answers({}, { 'a.b': ['r 1'] }), 'rows.a.b', 'format'],
  [answers({}, { 'a.b': 'r1' }), 'rows.a.b', 'format'],
  [answers({}, { 'a.b': ids(21) }), 'rows.a.b', 'max'],
  [answers(many(5_001)), 'values', 'max'],
  [answers({}, gates(501)), 'rows', 'max'],
])('%#: refused at %s', (value, path, code) => {
  expect(refusal(() => parseAnswers(value))).toEqual({ path, code })
})

test('a path goes before', () => {
  expect(refusal(() => parseAnswers(answers({ 'a.b': true }), 'draft'))?.path).toBe('draft.values.a.b')
})

test('as many answers as a long questionnaire has', () => {
  const { values, rows } = parseAnswers(answers(many(5_000), gates(500)))
  expect(Object.keys(values)).toHaveLength(5_000)
  expect(Object.keys(rows)).toHaveLength(500)
  expect(rows['a.b0']).toHaveLength(20)
})

const sound = answers(
  {
    'health.ill': 'yes',
    'body.duties': { desk: 100 },
    'body.height': { value: 180, unit: 'cm', entered: ['180'] },
  },
  { 'health.ill': ['r1'] },
)

property.prop([hostileJson(sound)])('hostile data is refused or does no harm', (text) => {
  const refused = refusal(() => evaluate(definition, person, parseAnswers(JSON.parse(text))))
  expect(refused === null || refused.code.length > 0).toBe(true)
  expect(isPolluted()).toBe(false)
})
