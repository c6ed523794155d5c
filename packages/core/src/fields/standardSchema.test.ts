import { test as property } from '@fast-check/vitest'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, it } from 'vitest'
import { holderFields } from '../application/holderFields.ts'
import { paymentFields } from '../application/paymentFields.ts'
import { claimFields } from '../claims/claimFields.ts'
import { policyHolder } from '../testing/index.ts'
import { defineFields } from './defineFields.ts'
import { choice, choices, date, inGroup, mobile, money, stored, text, tick, yesNo } from './kinds.ts'
import { parseInternationalPhone } from './parseInternationalPhone.ts'
import { parseStreet } from './parseName.ts'
import * as read from './read.ts'

interface Day {
  readonly on: string
}
const move = defineFields<Day>()({
  id: stored(read.nullable(read.number(1, 99)), null),
  how: choice(['van', 'train'], { required: true, initially: 'van' }),
  on: date({ required: true, notBefore: (_: unknown, { on }: Day) => on }),
  boxes: money({}),
  rooms: choices(['kitchen', 'attic'], {}),
  hasPiano: yesNo({ required: true }),
  isAbroad: tick({}),
  mobile: mobile({
    abroadWhen: ({ isAbroad }: { readonly isAbroad: boolean }) => isAbroad,
    readBy: () => parseInternationalPhone,
  }),
  ...inGroup('to', {
    street: text(parseStreet, { required: true }),
    floor: text(parseStreet, {
      includedWhen: ({ hasPiano }: { readonly hasPiano: boolean | null }) => hasPiano === true,
      required: true,
    }),
  }),
})
const DAY = { on: '2026-11-26' }
const checked = move.withContext(DAY)

/** Calls a schema by its specification alone. */
function outcome<Output>(schema: StandardSchemaV1<unknown, Output>, given: unknown) {
  const result = schema['~standard'].validate(given)
  if (result instanceof Promise) throw new TypeError('A promise')
  return result
}
const issuesOf = (schema: StandardSchemaV1, given: unknown) =>
  outcome(schema, given).issues?.map(({ message, path }) => `${path?.join(' > ')}: ${message}`)

const form = {
  on: ['1', '12', '2026'],
  boxes: '1,200',
  rooms: ['attic'],
  hasPiano: 'no',
  mobile: '0491 570 006',
  to: { street: ' 1  Sample Street' },
}
const answers = {
  id: null,
  how: 'van',
  on: '2026-12-01',
  boxes: 1200,
  rooms: ['attic'],
  hasPiano: false,
  isAbroad: false,
  mobile: '+61491570006',
  to: { street: '1 Sample Street', floor: null },
} as const

describe('declared fields as a standard schema', () => {
  it.each([
    ['alone', move],
    ['with their context', checked],
  ])('%s name their version and vendor, and answer at once', (_, schema) => {
    expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'coverkit' })
    expect(outcome(schema, form)).toEqual({ value: answers })
  })

  it('read answers as they are stored, or some of both', () => {
    expect(outcome(move, answers)).toEqual({ value: answers })
    expect(outcome(move, { ...answers, ...form, id: 7, on: '2026-12-01' })).toEqual({
      value: { ...answers, id: 7 },
    })
  })

  it('take what is missing as blank, and drop what nobody declared', () => {
    expect(outcome(move, JSON.parse('{"__proto__":{"boxes":7},"colour":"red"}'))).toEqual({
      value: { ...move.empty, how: 'van' },
    })
  })

  it.each([
    ['on', ['30', '2', '2026'], 'not-a-date'],
    ['on', '2026-02-30', 'not-a-date'],
    ['on', 20_261_201, 'format'],
    ['boxes', '12..5', 'format'],
    ['boxes', -1, 'min'],
    ['boxes', ['1', '200'], 'format'],
    ['rooms', ['cellar'], 'choice'],
    ['rooms', 'attic', 'format'],
    ['how', 'constructor', 'choice'],
    ['hasPiano', 'on', 'choice'],
    ['isAbroad', 'on', 'choice'],
    ['id', '7', 'format'],
    ['mobile', '+64 21 000 0000', 'format'],
  ])('refuse %s %j as %s, at its name', (name, value, code) => {
    expect(outcome(checked, { ...form, [name]: value })).toEqual({
      issues: [{ message: code, path: [name] }],
    })
  })

  it('name a field of a group by two keys, and refuse a group that is none', () => {
    expect(issuesOf(move, { to: { street: 'x'.repeat(500) } })).toEqual(['to > street: too-long'])
    expect(issuesOf(move, { to: 'Sample Street' })).toEqual(['to > street: format', 'to > floor: format'])
  })

  it.each([[null], ['text'], [[form]], [undefined], [7]])('refuse %j as a whole', (given) => {
    expect([outcome(move, given), outcome(checked, given)]).toEqual([
      { issues: [{ message: 'format' }] },
      { issues: [{ message: 'format' }] },
    ])
  })

  it('read a text by the answers beside it', () => {
    const abroad = { ...form, isAbroad: 'yes', mobile: '+64 21 000 0000' }
    expect(outcome(checked, abroad)).toMatchObject({ value: { mobile: '+64210000000' } })
    expect(issuesOf(move, { ...abroad, mobile: '0491 570 006' })).toEqual(['mobile: format'])
  })

  it('check what needs a context, or other answers, with the context alone', () => {
    const given = { ...form, on: '2026-11-25', hasPiano: 'yes', to: {} }
    expect(issuesOf(move, given)).toBeUndefined()
    expect(issuesOf(checked, given)).toEqual(['on: min', 'to > street: required', 'to > floor: required'])
  })

  it('say what is wrong in the words that they are given', () => {
    const worded = move.withContext(DAY, ({ field, code }) => `Mend ${field}, it is ${code}.`)
    expect(issuesOf(worded, { ...form, boxes: 'x', hasPiano: '' })).toEqual([
      'boxes: Mend boxes, it is format.',
      'hasPiano: Mend hasPiano, it is required.',
    ])
  })
})

describe('the same rules', () => {
  const HOLDER = {
    ages: { on: '2026-11-26', min: 18, max: 75 },
    takenEmail: null,
    parsePhone: parseInternationalPhone,
    isWorkIncluded: true,
    isIncomeInsured: true,
  }
  property.prop([policyHolder])('refuse what keeps a policy holder from being sent', (holder) => {
    const faults = holderFields.validate(holder, HOLDER)
    const { issues, ...rest } = outcome(holderFields.withContext(HOLDER), holder)
    expect(issues?.map(({ message, path }) => ({ field: path?.join('.'), code: message })) ?? []).toEqual(
      faults,
    )
    if (faults.length === 0) expect(rest).toEqual({ value: holderFields.request(holder, HOLDER) })
  })

  it('hold for a claim of which nothing is answered', () => {
    const faults = claimFields.validate(claimFields.empty, DAY)
    expect(issuesOf(claimFields.withContext(DAY), {})).toEqual(
      faults.map(({ field, code }) => `${field}: ${code}`),
    )
    expect(outcome(claimFields, {})).toEqual({ value: claimFields.empty })
  })
})

/** Never run: the compiler is what is tested. */
export function compiles() {
  const inputs: StandardSchemaV1.InferInput<typeof move>[] = [
    {},
    { how: null, on: ['1', '2', '2026'], to: { street: 'x' } },
    // @ts-expect-error: an id is a number
    { id: '7' },
    // @ts-expect-error: `colour` is not declared
    { colour: 'red' },
  ]
  type Read = StandardSchemaV1.InferOutput<typeof move>
  const written: Read = { ...answers, how: 'train' }
  const blank: Read = { ...answers, hasPiano: null }
  // @ts-expect-error: it is required, so no output has it blank
  const sent: StandardSchemaV1.InferOutput<typeof checked> = { ...answers, rooms: [], hasPiano: null }
  return [inputs, written, blank, sent, paymentFields['~standard'].types?.output.frequency]
}
