import { nominationFields } from '@coverkit/core'
import { emptyTransferPolicy, policyFields, type TransferPolicy } from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { fieldControls, someControls } from './fieldControls.ts'
import { fieldsReader } from './fieldsReader.ts'
import { type RowField, rowView } from './rowFields.ts'
import { rowsReader } from './rowsReader.ts'

/** Policies, and whether there are any. */
interface Answers {
  readonly used: boolean | null
  readonly policies: readonly TransferPolicy[]
}
const question = someControls(nominationFields, { any: 'used' })
const row = someControls(policyFields, {
  insurer: 'insurerCode',
  number: 'policyNumber',
  isUnknown: 'numberUnknown',
  name: 'name',
})
type Control = (typeof row.names)[number]
type Field = 'any' | 'total' | RowField<Control>

const valuesOf = ({ used }: Answers) => ({ ...nominationFields.empty, used })
const view = (answers: Answers): InputValues<Field> => ({
  ...question.show(valuesOf(answers)),
  total: '',
  ...rowView(answers.policies, row.show),
})
const own = fieldsReader({
  controls: question,
  view,
  values: valuesOf,
  with: (answers: Answers, { used }) => ({ ...answers, used }),
  context: () => ({ owner: 'O' as const }),
  beside: ['total'],
})({ any: { otherwise: 'Say if there are any' } })
const reader = rowsReader({
  controls: row,
  view,
  own,
  areUsed: ({ any }) => any === 'yes',
  rows: ({ policies }) => policies,
  with: (answers, policies) => ({ ...answers, policies }),
  context: () => null,
  messages: ({ index, first }) => ({
    insurer: { otherwise: 'Choose an insurer' },
    number: { required: 'Enter a number', otherwise: 'Enter it in letters and digits' },
    name: { otherwise: index === 0 ? 'Enter a name' : `Enter a name, as ${first.name} above` },
  }),
  rowName: (number) => `Policy ${number}`,
  together: (rows) =>
    new Set(rows.map(({ name }) => name)).size < rows.length
      ? ['total', { code: 'match' }, 'Enter each name once']
      : null,
})

const policy = (id: string, name: string, changes: Partial<TransferPolicy> = {}): TransferPolicy => ({
  ...emptyTransferPolicy(id),
  insurerCode: 'MLC',
  policyNumber: 'AB 1',
  name,
  ...changes,
})
const answers: Answers = { used: true, policies: [policy('r-1', 'Ana'), policy('r-2', 'Kim')] }
const fields = view(answers)

describe('a form of rows', () => {
  it('names each field after its row, in the order of the rows', () => {
    expect(Object.keys(fields)).toEqual([
      'any',
      'total',
      'insurer-r-1',
      'number-r-1',
      'isUnknown-r-1',
      'name-r-1',
      'insurer-r-2',
      'number-r-2',
      'isUnknown-r-2',
      'name-r-2',
    ])
  })

  it('reads every row into its own, and leaves what has no control and what is not asked', () => {
    const before = { ...answers, policies: [policy('r-1', 'Ana', { fileNumber: 3 }), policy('r-2', 'Kim')] }
    const input = {
      ...fields,
      'name-r-1': ' Ana  Lee ',
      'isUnknown-r-1': 'yes',
      'number-r-1': '?',
      'insurer-r-2': 'ACC',
    }
    expect(reader.submit(before, input).policies).toEqual([
      policy('r-1', 'Ana Lee', { numberUnknown: true, fileNumber: 3 }),
      policy('r-2', 'Kim', { insurerCode: 'ACC' }),
    ])
  })

  it('keeps a row that the screen does not show, such as one from another tab', () => {
    const more = { ...answers, policies: [...answers.policies, policy('r-3', 'Robin')] }
    expect(reader.submit(more, fields).policies).toEqual(more.policies)
  })

  it('names the row only while there are several', () => {
    const one = { ...answers, policies: [policy('r-1', '')] }
    expect([...reader.messages(one, view(one)).values()]).toEqual(['Enter a name'])
  })

  it('says what is refused at the field of its row, in words that may rest on the first', () => {
    const input = { ...fields, 'name-r-2': '', 'number-r-2': '' }
    expect([...reader.messages(answers, input)]).toEqual([
      ['number-r-2', 'Policy 2: Enter a number'],
      ['name-r-2', 'Policy 2: Enter a name, as Ana above'],
    ])
    expect(() => reader.submit(answers, input)).toThrow(RangeError)
  })

  it('says what is wrong with the rows together, only once each is right', () => {
    const input = { ...fields, 'name-r-2': 'Ana' }
    expect([...reader.messages(answers, input)]).toEqual([['total', 'Enter each name once']])
    expect([...reader.errors(answers, { ...input, 'number-r-2': '' }).keys()]).toEqual(['number-r-2'])
    expect(() => reader.submit(answers, input)).toThrow(RangeError)
  })

  it('reads no row while the rows do not count', () => {
    const input = { ...fields, any: 'no', 'name-r-2': '' }
    expect(reader.errors(answers, input).size).toBe(0)
    expect(reader.submit(answers, input)).toEqual({ ...answers, used: false })
  })

  it('says first what is wrong with the fields beside the rows', () => {
    const messages = reader.messages(answers, { ...fields, any: '', 'number-r-2': '' })
    expect([...messages]).toEqual([
      ['any', 'Say if there are any'],
      ['number-r-2', 'Policy 2: Enter a number'],
    ])
  })

  it('is complete when all that it shows would be accepted', () => {
    expect(reader.isComplete(answers)).toBe(true)
    expect(reader.isComplete({ ...answers, used: null })).toBe(false)
    expect(reader.isComplete({ ...answers, policies: [policy('r-1', '')] })).toBe(false)
  })
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile(): readonly unknown[] {
  return [
    // @ts-expect-error: nothing declares `colour`
    someControls(policyFields, { colour: 'colour' }),
    // @ts-expect-error: the type of nomination has no control
    fieldControls(nominationFields, { any: 'used' }),
    fieldsReader({
      controls: fieldControls(nominationFields, { any: 'used', how: 'nominationType' }),
      view: (answers: Answers) => ({ any: '', how: String(answers.used) }),
      values: valuesOf,
      with: (answers: Answers) => answers,
      context: () => ({ owner: 'O' as const }),
      // @ts-expect-error: no control is called so
    })({ any: { otherwise: '' }, colour: { otherwise: '' } }),
  ]
}

it('parses each row once for its refusals, however often they are read, and once for its values', () => {
  let reads = 0
  const counting = {
    ...row,
    submit(...read: Parameters<typeof row.submit>) {
      reads += 1
      return row.submit(...read)
    },
  }
  const counted = rowsReader({
    controls: counting,
    view,
    rows: ({ policies }) => policies,
    with: (answers, policies) => ({ ...answers, policies }),
    context: () => null,
    messages: () => ({}) as never,
  })
  const answers: Answers = { used: true, policies: [policy('a', 'Ada'), policy('b', 'Bea')] }
  const input = view(answers)
  expect(counted.errors(answers, input).size).toBe(0)
  expect(counted.messages(answers, input).size).toBe(0)
  expect(reads).toBe(2)
  counted.submit(answers, input)
  expect(reads).toBe(4)
})

describe('a text that is left', () => {
  const left: Answers = { used: true, policies: [policy('one', '')] }
  const input = view(left)

  it.each([
    ['number-one', 'no. ab–12', 'AB-12'],
    ['number-one', '12#', '12#'],
    ['name-one', "R & K O'Brien ", 'R & K O’Brien'],
    ['name-two', 'of no row', 'of no row'],
  ] as const)('%s: %j is shown as it will be stored', (field, typed, shown) => {
    expect(reader.tidied?.(left, { ...input, [field]: typed }, field)).toBe(shown)
  })
})
