import { parseMoney, parseWholeNumber } from '@coverkit/core'
import { type FlowAnswers, noProgress, withoutTyped, withTyped } from '@coverkit/flow-draft'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { choice, choices, faultsOf, field, optionalField, yesNo } from './fieldSchemas.ts'
import { currentFields, type StepModel } from './StepModel.ts'
import { stepReader } from './stepReader.ts'
import { stepReaders } from './stepReaders.ts'

const schema = z.object({
  age: field((text) => parseWholeNumber(text, { min: 18, max: 75 }), { min: 18, max: 75 }),
  salary: optionalField(parseMoney),
  gender: choice(['M', 'F']),
  smokes: yesNo(),
  covers: choices(['life', 'tpd'], { min: 1 }),
})
const good = { age: '34', salary: '85k', gender: 'F', smokes: 'no', covers: ['tpd', 'life'] }

describe('field schemas', () => {
  it('read what the core accepts', () => {
    expect(schema.parse(good)).toEqual({
      age: 34,
      salary: 85_000,
      gender: 'F',
      smokes: false,
      covers: ['life', 'tpd'],
    })
    expect(schema.parse({ ...good, salary: ' ' }).salary).toBeNull()
  })

  it('refuse with one code a field, in the order of the screen', () => {
    const bad = { covers: [], smokes: '', gender: 'constructor', salary: '12..5', age: '17.5' }
    const read = schema.safeParse(bad)
    if (read.success) throw new Error('accepted')
    expect([...faultsOf(read.error, bad)].map(([name, { code }]) => [name, code])).toEqual([
      ['covers', 'required'],
      ['smokes', 'required'],
      ['gender', 'choice'],
      ['salary', 'format'],
      ['age', expect.any(String)],
    ])
    expect(faultsOf(read.error, bad).get('age')).toMatchObject({ min: 18, max: 75 })
  })

  it('do not hide a fault of the program', () => {
    const broken = z.object({ a: field(() => JSON.parse('{')) })
    expect(() => broken.safeParse({ a: '' })).toThrow(SyntaxError)
  })
})

interface Person extends FlowAnswers<'who'> {
  readonly age: number | null
}
const model: StepModel<Person, { age: number }> = {
  view: ({ age }) => ({ age: age === null ? '' : String(age) }),
  schema: () => z.object({ age: field((text) => parseWholeNumber(text, { min: 18, max: 75 })) }),
  apply: (answers, { age }) => ({ ...answers, age }),
}
const nobody: Person = { typed: {}, progress: noProgress, age: null }

describe('a step model', () => {
  it('shows what is typed over what was answered, and the answer once submitted', () => {
    const typed = withTyped({ ...nobody, age: 34 }, 'who', 'age', '3x')
    expect(currentFields(model, 'who', typed)).toEqual({ age: '3x' })
    expect(currentFields(model, 'other', typed)).toEqual({ age: '34' })
    expect(currentFields(model, 'who', withoutTyped(typed, 'who'))).toEqual({ age: '34' })
  })

  it('clears only its own typed fields', () => {
    const typed = withTyped(withTyped(nobody, 'who', 'age', '1'), 'who-else', 'age', '2')
    expect(withoutTyped(typed, 'who').typed).toEqual({ 'who-else/age': '2' })
  })

  it('is complete when its answers would be accepted again, whatever is typed', () => {
    const { isComplete } = stepReader(model)
    expect(isComplete(nobody)).toBe(false)
    expect(isComplete(withTyped({ ...nobody, age: 34 }, 'who', 'age', 'x'))).toBe(true)
    expect(isComplete({ ...nobody, age: 17 })).toBe(false)
  })
})

describe('the readers of a flow', () => {
  it('call nothing complete before they are loaded, and are loaded once', async () => {
    let loads = 0
    const readers = stepReaders<Person>(async () => {
      loads += 1
      return { who: stepReader(model) }
    })
    const schema = readers.completeness('who')
    const someone = { ...nobody, age: 34 }
    expect(schema.safeParse(someone).success).toBe(false)
    expect(() => readers.of('who')).toThrow('who')
    await readers.load()
    await readers.load()
    expect(schema.safeParse(someone).success).toBe(true)
    expect(readers.of('who').submit(nobody, { age: '34' })).toEqual(someone)
    expect([...readers.of('who').faults({ age: '17' }).keys()]).toEqual(['age'])
    expect(loads).toBe(1)
  })
})
