import {
  InvalidInputError,
  nominationFields,
  parseMoney,
  parseWholeNumber,
  type StandardSchemaV1,
} from '@coverkit/core'
import { defineStep, flowOf } from '@coverkit/flow'
import { type FlowAnswers, noProgress, withoutInput, withRawInput } from '@coverkit/flow-draft'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { currentFields } from './currentFields.ts'
import { type FieldMessages, messageOf } from './fieldMessages.ts'
import { choices, errorsOf, field } from './fieldSchemas.ts'
import { type StepReader, stepAction, stepReader } from './stepReader.ts'
import { stepReaders } from './stepReaders.ts'
import type { StepForm } from './useStepForm.ts'

const schema = z.object({
  age: field((text) => parseWholeNumber(text, { min: 18, max: 75 })),
  salary: field((text) => parseMoney(text)),
  covers: choices(['life', 'tpd']),
})

describe('field schemas', () => {
  it('read what the core accepts', () => {
    expect(schema.parse({ age: '34', salary: '85k', covers: ['tpd', 'life', 'x'] })).toEqual({
      age: 34,
      salary: 85_000,
      covers: ['life', 'tpd'],
    })
  })

  it('refuse with one code a field, in the order of the screen', () => {
    const bad = { covers: [], salary: '12..5', age: '17.5' }
    const read = schema.safeParse(bad)
    if (read.success) throw new Error('accepted')
    expect([...errorsOf(read.error.issues, bad)]).toEqual([
      ['salary', { code: 'format' }],
      ['age', { code: 'whole-number' }],
    ])
  })

  it('do not hide a fault of the program', () => {
    const broken = z.object({ a: field(() => JSON.parse('{')) })
    expect(() => broken.safeParse({ a: '' })).toThrow(SyntaxError)
  })
})

function parseYesNo(text: string): boolean {
  if (text === '') throw new InvalidInputError('', 'required')
  return text === 'yes'
}

interface Person extends FlowAnswers {
  readonly age: number | null
}
const rules = {
  view: ({ age }: Person) => ({ age: age === null ? '' : String(age) }),
  messages: { age: { otherwise: 'Enter your age' } },
  schema: () => z.object({ age: field((text) => parseWholeNumber(text, { min: 18, max: 75 })) }),
  apply: (answers: Person, { age }: { readonly age: number }): Person => ({ ...answers, age }),
}
const model: StepReader<Person, 'age'> = stepReader(rules)
const nobody: Person = { typed: {}, progress: noProgress, age: null }

describe('a step model', () => {
  it('shows what is typed over what was answered, and the answer once submitted', () => {
    const input = withRawInput({ ...nobody, age: 34 }, 'who', 'age', '3x')
    expect(currentFields(model.view, 'who', input)).toEqual({ age: '3x' })
    expect(currentFields(model.view, 'other', input)).toEqual({ age: '34' })
    expect(currentFields(model.view, 'who', withoutInput(input, 'who'))).toEqual({ age: '34' })
  })

  it('tells what it refuses in the words of the step, else to choose an option', () => {
    const worded = stepReader({ ...rules, messages: { age: { otherwise: 'Enter your age' } } })
    expect([...worded.messages(nobody, { age: '17' })]).toEqual([['age', 'Enter your age']])
    expect([...model.messages(nobody, { age: '17' })]).toEqual([['age', 'Enter your age']])
    expect(worded.messages(nobody, { age: '34' }).size).toBe(0)
  })

  it('is read beside the answers of the draft', () => {
    const rising = stepReader({
      ...rules,
      schema: ({ age }: Person) =>
        z.object({ age: field((text) => parseWholeNumber(text, { min: age ?? 0, max: 75 })) }),
    })
    const older = { ...nobody, age: 40 }
    expect([...rising.errors(older, { age: '34' }).keys()]).toEqual(['age'])
    expect([...rising.messages(older, { age: '34' }).values()]).toEqual(['Enter your age'])
    expect(() => rising.submit(older, { age: '34' })).toThrow(RangeError)
    expect(rising.errors(nobody, { age: '34' }).size).toBe(0)
    expect(rising.submit(nobody, { age: '34' }).age).toBe(34)
  })

  it('clears only its own typed fields', () => {
    const input = withRawInput(withRawInput(nobody, 'who', 'age', '1'), 'who-else', 'age', '2')
    expect(withoutInput(input, 'who').typed).toEqual({ 'who-else/age': '2' })
  })

  interface Nomination {
    readonly used: boolean | null
  }
  const schemas: readonly [name: string, StandardSchemaV1<unknown, Nomination>, code: string][] = [
    ['a zod schema', z.object({ used: field((text) => parseYesNo(text)) }), 'required'],
    ['declared fields', nominationFields, 'choice'],
    ['declared fields with their context', nominationFields.withContext({ owner: 'S' }), 'required'],
  ]
  it.each(schemas)('reads its fields by %s', (_, read, code) => {
    const form = stepReader<Nomination, 'used', Nomination>({
      view: ({ used }) => ({ used: used === null ? '' : used ? 'yes' : 'no' }),
      messages: { used: { otherwise: 'Say if there are any' } },
      schema: () => read,
      apply: (answers, { used }) => ({ ...answers, used }),
    })
    const refused = { used: code === 'required' ? '' : 'x' }
    expect([...form.errors({ used: null }, refused)]).toEqual([['used', { code }]])
    expect([...form.messages({ used: null }, refused).values()]).toEqual(['Say if there are any'])
    expect(() => form.submit({ used: null }, refused)).toThrow(RangeError)
    expect(form.submit({ used: null }, { used: 'no' })).toEqual({ used: false })
    expect(form.isComplete({ used: false })).toBe(true)
  })

  it('waits for no schema that answers later', () => {
    const later = {
      '~standard': { version: 1, vendor: 'x', validate: async () => ({ value: { age: 34 } }) },
    } as const
    expect(() => stepReader({ ...rules, schema: () => later }).submit(nobody, { age: '34' })).toThrow(
      TypeError,
    )
  })

  it('is complete when its answers would be accepted again, whatever is typed', () => {
    const { isComplete } = model
    expect(isComplete(nobody)).toBe(false)
    expect(isComplete(withRawInput({ ...nobody, age: 34 }, 'who', 'age', 'x'))).toBe(true)
    expect(isComplete({ ...nobody, age: 17 })).toBe(false)
  })
})

describe('an action', () => {
  it('asks nothing, refuses nothing and is complete', () => {
    const { view, errors, submit, isComplete } = stepAction<Person>((answers) => ({ ...answers, age: 40 }))
    expect(view(nobody)).toEqual({})
    expect(errors(nobody, {})).toEqual(new Map())
    expect(isComplete(nobody)).toBe(true)
    expect(submit(nobody, {}).age).toBe(40)
  })
})

const who = defineStep<Person>()({
  id: 'who',
  label: 'Who',
  model: async () => ({ model }),
})
const personFlow = () => flowOf<Person>()({ name: 'person', base: '/person', steps: [who] })

describe('the readers of a flow', () => {
  it('are its models, loaded with the parts of the page that tell what they say', async () => {
    const part = { load: vi.fn(async () => undefined) }
    const readers = stepReaders(personFlow().models, [part])
    expect(() => readers.of('who')).toThrow('who')
    await readers.load()
    expect(part.load).toHaveBeenCalledTimes(1)
    const someone = { ...nobody, age: 34 }
    expect(readers.of('who').submit(nobody, { age: '34' })).toEqual(someone)
    expect([...readers.of('who').errors(nobody, { age: '17' }).keys()]).toEqual(['age'])
  })

  it('are not loaded where a part is not: nothing may be refused unsaid', async () => {
    const part = { load: () => Promise.reject(new Error('offline')) }
    await expect(stepReaders(personFlow().models, [part]).load()).rejects.toThrow('offline')
  })
})

describe('the sentence of a refused field', () => {
  const messages: FieldMessages<'age' | 'gender' | 'amount'> = {
    age: { min: 'Too young', otherwise: 'Enter your age' },
    amount: ({ max }) => ({ max: `At most ${max}`, otherwise: 'Enter an amount' }),
  }

  it.each([
    ['age', { code: 'min' }, 'Too young'],
    ['age', { code: 'format' }, 'Enter your age'],
    ['amount', { code: 'max', max: 5 }, 'At most 5'],
  ] as const)('%s, %o', (name, error, sentence) => {
    expect(messageOf(messages, name, error)).toBe(sentence)
  })

  it('is a fault of the program where it was left out', () => {
    expect(() => messageOf(messages, 'gender', { code: 'required' })).toThrow('No sentence for gender')
  })
})

it('reads a form that has no fields yet', () => {
  const empty = stepReader({
    view: () => ({}),
    messages: {},
    schema: () => z.object({}),
    apply: (answers: Person) => answers,
  })
  expect([...empty.errors(nobody, {})]).toEqual([])
  expect(empty.isComplete(nobody)).toBe(true)
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile(form: StepForm<Person, 'age'>) {
  const view = ({ age }: Person) => ({ age: String(age) })
  const apply = (answers: Person) => answers
  // @ts-expect-error: the form has no field of this name
  form.text('aeg')
  // @ts-expect-error: nor does it set one
  form.set('aeg', '')
  // @ts-expect-error: no step has this id
  stepReaders(personFlow().models).of('hwo')
  // @ts-expect-error: the schema reads a field that is not shown
  stepReader({ view, schema: () => z.object({ aeg: field(parseMoney) }), apply })
  // @ts-expect-error: the schema reads a field of the screen that is not shown
  stepReader({ view, schema: (_, { aeg }) => z.object({ age: field(() => aeg) }), apply })
  // @ts-expect-error: there is no field for this message
  const messages: FieldMessages<'age'> = { aeg: { otherwise: '' } }
  return messages
}
